import type { Mailer } from '#cloud/integrations/mail/create-mailer.ts'
import type { Mail } from '#cloud/integrations/mail/mail.ts'
import { fold } from '#cloud/modules/users/index.ts'
import type { RateLimiter } from '#cloud/rate-limiter.ts'
import { AppError } from '#shared/errors/app-error.ts'

/** For all mails to one address together, so that nobody can flood a mailbox through us. */
const MAILS_TO_ONE = { name: 'mails-to-one', points: 10, seconds: 3600 }

export type MailPost = ReturnType<typeof createMailPost>

/** Mails about accounts. Mails beyond the limit are dropped silently: an error would tell whether the account exists. */
export function createMailPost({ mailer, limiter }: { mailer: Mailer; limiter: RateLimiter }) {
  const isTooMuch = async (email: string): Promise<boolean> => {
    try {
      await limiter.take(MAILS_TO_ONE, fold(email))
      return false
    } catch (error) {
      if (error instanceof AppError) return true
      throw error
    }
  }

  return {
    mails: mailer.mails,
    /** Everything that depends on the address happens in `write`, after the answer has gone. */
    post(email: string, write: () => Promise<Mail | null> | Mail): void {
      mailer.post(async () => ((await isTooMuch(email)) ? null : write()))
    },
  }
}
