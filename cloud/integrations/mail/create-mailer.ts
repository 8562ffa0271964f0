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

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'publicUrl'>

/** By SMTP when SMTP_URL is set, else into the folder `outbox` of DATA_DIR. */
export function createMailer(settings: MailSettings, logger: Logger): Mailer {
  const { smtpUrl, mailFrom: from, dataDir, publicUrl } = settings
  const transport =
    smtpUrl === null
      ? outboxTransport({ folder: join(dataDir, 'outbox'), from, logger })
      : smtpTransport(smtpUrl, from)
  return { ...transport, mails: accountMails(publicUrl) }
}
