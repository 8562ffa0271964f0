import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { newId } from '#cloud/ids.ts'
import type { Logger } from '#cloud/logger.ts'
import type { MailTransport } from './mail.ts'
import { mailMessage } from './mail-message.ts'

interface Outbox {
  readonly folder: string
  readonly from: string
  readonly logger: Logger
  /** Never in production: a log has more readers than a mailbox. */
  readonly logsLinks: boolean
}

/** Used without a mail server: writes every mail to a file that mail programs open. */
export function outboxTransport({ folder, from, logger, logsLinks }: Outbox): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await composer.sendMail(mailMessage(from, mail))
      const file = join(folder, `${newId()}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Mode 0600, because links open accounts. Renamed at the end, so that no reader sees half a mail.
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, file)
      // A warning, because development shows no lower level and needs the link.
      const { to, subject, link } = mail
      logger.warn({ to, subject, ...(logsLinks && { link }), file }, 'mail written to the outbox')
    },
    verify: async () => void (await mkdir(folder, { recursive: true, mode: 0o700 })),
    close: () => composer.close(),
  }
}
