import { createTransport } from 'nodemailer'
import type { MailTransport } from './mail.ts'
import { mailMessage } from './mail-message.ts'

const TIMEOUT_MS = 15_000

/** Sends by the mail server of SMTP_URL. */
export function smtpTransport(url: string, from: string): MailTransport {
  const mailer = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  return {
    send: async (mail) => void (await mailer.sendMail(mailMessage(from, mail))),
    verify: async () => void (await mailer.verify()),
    close: () => mailer.close(),
  }
}
