import { mail as mailEn } from '#shared/i18n/en/mail.ts'
import { payment as paymentEn } from '#shared/i18n/en/payment.ts'
import { voicePreview as voicePreviewEn } from '#shared/i18n/en/voice-preview.ts'
import { mail as mailIt } from '#shared/i18n/it/mail.ts'
import { payment as paymentIt } from '#shared/i18n/it/payment.ts'
import { voicePreview as voicePreviewIt } from '#shared/i18n/it/voice-preview.ts'
import { en, it } from '#shared/i18n/resources.ts'
import { findLocaleFaults } from './locale-parity.ts'

const faults = findLocaleFaults(
  { ...en, mail: mailEn, payment: paymentEn, voicePreview: voicePreviewEn },
  { ...it, mail: mailIt, payment: paymentIt, voicePreview: voicePreviewIt },
)
for (const fault of faults) console.error(fault)
console.log(faults.length === 0 ? 'English and Italian say the same things.' : `${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1
