import '#renderer/theme/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { DocumentMeta } from '#renderer/app/document-meta.tsx'
import { MotionLevel } from '#renderer/app/motion-level.tsx'
import { InAppBlocker } from '#renderer/components/in-app/in-app-blocker.tsx'
import { inAppTexts } from '#renderer/components/in-app/in-app-texts.ts'
import { landingTexts } from '#renderer/features/landing/landing-texts.ts'
import { i18n, needTexts } from '#renderer/lib/i18n.ts'
import { tabStore } from '#renderer/lib/storage.ts'
import type { InAppBrowser } from '#renderer/platform/in-app-browser.ts'
import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'

/** Here the pages say themselves what does not work; links in mails and legal texts open everywhere. */
const SIGN_IN = /^\/(login|register|reset-password)\b/
const OPEN = /^\/(verify-email|undo-email|terms-of-service|privacy-policy|cookie-policy)\b/

/** In the browser of a social app: shows the way out of it, until the visitor wants to stay. */
export async function waitInApp(page: Element, app: InAppBrowser): Promise<void> {
  const stay = () => tabStore.setItem(STORAGE_KEYS.staysInApp, 'yes')
  if (OPEN.test(location.pathname) || tabStore.getItem(STORAGE_KEYS.staysInApp) !== null) return
  // Who signs in here has been told, and goes on to the lobby.
  if (SIGN_IN.test(location.pathname)) return stay()
  await Promise.all([landingTexts, inAppTexts].map(needTexts))
  const root = createRoot(page)
  const { promise, resolve } = Promise.withResolvers<void>()
  root.render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <MotionLevel />
        <DocumentMeta page={undefined} />
        <InAppBlocker app={app} onStay={resolve} />
      </I18nextProvider>
    </StrictMode>,
  )
  await promise
  stay()
  root.unmount()
}
