import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { linkIn, readOutbox } from '#cloud/integrations/mail/testing/read-outbox.ts'

const POLL_MS = 50
const PATIENCE_MS = 10_000

/** The mailbox of an address: what a product without a mail server writes into its outbox folder. */
export function mailboxOf(dataDir: string, address: string) {
  const mails = async () => {
    const all = await readOutbox(join(dataDir, 'outbox'))
    return all.filter(({ to }) => to?.some((one) => one.address === address))
  }
  return {
    mails,
    /** The newest mail with this subject. Mails are written after the answer has gone, so it may take a moment. */
    async mail(subject: string) {
      for (let waited = 0; waited < PATIENCE_MS; waited += POLL_MS) {
        const found = (await mails()).findLast((mail) => mail.subject === subject)
        if (found) return found
        await wait(POLL_MS)
      }
      throw new Error(`no mail “${subject}” came to ${address}`)
    },
    async link(subject: string): Promise<string> {
      return linkIn(await this.mail(subject)).href
    },
  }
}
