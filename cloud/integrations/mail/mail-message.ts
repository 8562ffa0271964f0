import type { Mail } from './mail.ts'

/** A mail for nodemailer. The address is passed as an object: parsed from text, it could become a list. */
export const mailMessage = (from: string, { to, subject, text, html }: Mail) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  html,
  disableFileAccess: true,
  disableUrlAccess: true,
  // Keeps autoresponders from answering.
  headers: { 'Auto-Submitted': 'auto-generated' },
})
