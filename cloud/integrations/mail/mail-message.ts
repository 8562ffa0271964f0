import type { Mail } from './mail.ts'

/** A mail as nodemailer takes it. The address is never parsed again, so it can be no list and name no file. */
export const mailMessage = (from: string, { to, subject, text, html }: Mail) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  html,
  disableFileAccess: true,
  disableUrlAccess: true,
  // Autoresponders leave such mails alone.
  headers: { 'Auto-Submitted': 'auto-generated' },
})
