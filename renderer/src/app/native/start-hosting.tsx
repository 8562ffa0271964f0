import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { appTexts } from '#renderer/app/app-texts.ts'
import { Providers } from '#renderer/app/providers.tsx'
import { Announcer } from '#renderer/components/announcer.tsx'
import { SkipLink } from '#renderer/components/skip-link.tsx'
import { HostingPage } from '#renderer/features/hosting/hosting-page.tsx'
import { hostingTexts } from '#renderer/features/hosting/hosting-texts.ts'
import { currentLanguage, i18n, needTexts } from '#renderer/lib/i18n.ts'
import { playTexts } from '#renderer/lib/play-texts.ts'
import type { DesktopApi } from '#shared/desktop/desktop-api.ts'

/**
 * The page of hosting and joining, alone: it asks no server, so that neither the version gate nor a missing internet stands before
 * it. Every way out of it is a page load.
 */
export async function startHosting(root: Element, desktop: DesktopApi): Promise<void> {
  await Promise.all([appTexts, playTexts, hostingTexts].map(needTexts))
  const tell = () => {
    document.title = `${i18n.t('hosting.title')} · Riddle Rooms`
    void desktop.setLanguage(currentLanguage())
  }
  tell()
  i18n.on('languageChanged', tell)
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <SkipLink />
        <Announcer />
        <HostingPage desktop={desktop} />
      </Providers>
    </StrictMode>,
  )
  desktop.on('navigate', ({ path }) => location.assign(path))
  await desktop.ready()
}
