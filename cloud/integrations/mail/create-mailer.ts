import { join } from 'node:path'
import type { Settings } from '#cloud/config/settings.ts'
import type { Logger } from '#cloud/logger.ts'
import { type AccountMails, accountMails } from './account-mails.ts'
import type { MailTransport } from './mail.ts'
import { outboxTransport } from './outbox-transport.ts'
import { smtpTransport } from './smtp-transport.ts'

export interface Mailer extends MailTransport {
  readonly mails: AccountMails
}

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'publicUrl' | 'production'>

/** By SMTP when SMTP_URL is set, else into the folder `outbox` of DATA_DIR. */
export function createMailer(settings: MailSettings, logger: Logger): Mailer {
  const { smtpUrl, mailFrom: from, dataDir, publicUrl, production } = settings
  const folder = join(dataDir, 'outbox')
  if (production && smtpUrl === null) logger.warn({ folder }, NOT_SENT)
  const transport =
    smtpUrl === null
      ? outboxTransport({ folder, from, logger, logsLinks: !production })
      : smtpTransport(smtpUrl, from)
  return { ...transport, mails: accountMails(publicUrl) }
}

const NOT_SENT =
  'no mail will be sent, neither to confirm an address nor to choose a new password: mails are only written to the outbox folder. ' +
  'Set SMTP_URL to a mail server, such as smtps://USER:PASSWORD@HOST:PORT'
