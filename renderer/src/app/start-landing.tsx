import '#renderer/theme/base.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { DocumentMeta } from '#renderer/app/document-meta.tsx'
import { MotionLevel } from '#renderer/app/motion-level.tsx'
import { LandingPage } from '#renderer/features/landing/landing-page.tsx'
import { i18n } from '#renderer/lib/i18n.ts'
import { onBuildLost, reloadOnce } from '#renderer/lib/lost-build.ts'

/** The landing page by itself: no router, no component library, no session. Its links load the app. */
export function startLanding(root: Element): void {
  onBuildLost(() => reloadOnce())
  // In slices: drawn in one go the page would hold up a slow phone for a fifth of a second.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <MotionLevel />
          <DocumentMeta page={undefined} />
          <LandingPage />
        </I18nextProvider>
      </StrictMode>,
    ),
  )
}
