import { legalCookies as legalCookiesEn } from '#shared/i18n/en/legal-cookies.ts'
import { legalPrivacy as legalPrivacyEn } from '#shared/i18n/en/legal-privacy.ts'
import { legalTerms as legalTermsEn } from '#shared/i18n/en/legal-terms.ts'
import { mail as mailEn } from '#shared/i18n/en/mail.ts'
import { payment as paymentEn } from '#shared/i18n/en/payment.ts'
import { site as siteEn } from '#shared/i18n/en/site.ts'
import { voicePreview as voicePreviewEn } from '#shared/i18n/en/voice-preview.ts'
import { legalCookies as legalCookiesIt } from '#shared/i18n/it/legal-cookies.ts'
import { legalPrivacy as legalPrivacyIt } from '#shared/i18n/it/legal-privacy.ts'
import { legalTerms as legalTermsIt } from '#shared/i18n/it/legal-terms.ts'
import { mail as mailIt } from '#shared/i18n/it/mail.ts'
import { payment as paymentIt } from '#shared/i18n/it/payment.ts'
import { site as siteIt } from '#shared/i18n/it/site.ts'
import { voicePreview as voicePreviewIt } from '#shared/i18n/it/voice-preview.ts'
import { en, it } from '#shared/i18n/resources.ts'
import { findLocaleFaults } from './locale-parity.ts'

const faults = findLocaleFaults(
  {
    ...en,
    mail: mailEn,
    payment: paymentEn,
    site: siteEn,
    voicePreview: voicePreviewEn,
    legalCookies: legalCookiesEn,
    legalPrivacy: legalPrivacyEn,
    legalTerms: legalTermsEn,
  },
  {
    ...it,
    mail: mailIt,
    payment: paymentIt,
    site: siteIt,
    voicePreview: voicePreviewIt,
    legalCookies: legalCookiesIt,
    legalPrivacy: legalPrivacyIt,
    legalTerms: legalTermsIt,
  },
)
for (const fault of faults) console.error(fault)
console.log(faults.length === 0 ? 'English and Italian say the same things.' : `${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1
