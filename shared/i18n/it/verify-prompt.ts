import type { verifyPrompt as en } from '../en/verify-prompt.ts'
import type { Translated } from '../translated.ts'

export const verifyPrompt = {
  label: 'Conferma il tuo indirizzo e-mail',
  text: 'Conferma {{email}} con il link che ti abbiamo mandato.',
  send: 'Invia di nuovo il link',
  sent: 'Il link è in viaggio verso {{email}}. Guarda anche nello spam.',
  later: 'Più tardi',
} satisfies Translated<typeof en>
