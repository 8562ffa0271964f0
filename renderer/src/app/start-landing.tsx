import '#renderer/theme/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { DocumentMeta } from '#renderer/app/document-meta.tsx'
import { LandingPage } from '#renderer/features/landing/landing-page.tsx'
import { landingTexts } from '#renderer/features/landing/landing-texts.ts'
import { i18n, needTexts } from '#renderer/lib/i18n.ts'

/** The landing page by itself: no router, no component library, no session. Its links load the app. */
export async function startLanding(root: Element): Promise<void> {
  await needTexts(landingTexts)
  createRoot(root).render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <DocumentMeta page={undefined} />
        <LandingPage />
      </I18nextProvider>
    </StrictMode>,
  )
}
