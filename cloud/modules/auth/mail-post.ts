import { z } from 'zod'
import type { Db } from '#cloud/db/client.ts'
import type { Mailer } from '#cloud/integrations/mail/create-mailer.ts'
import type { Mail } from '#cloud/integrations/mail/mail.ts'
import type { Jobs } from '#cloud/jobs/create-jobs.ts'
import { type JobView, UnrecoverableError } from '#cloud/jobs/job.ts'
import { fold, type Identity, type Users } from '#cloud/modules/users/index.ts'
import type { RateLimit, RateLimiter } from '#cloud/rate-limiter.ts'
import { LANGUAGES } from '#shared/constants/game.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { MailTokens } from './mail-tokens.ts'

/**
 * So many mails go to one address, that nobody can flood a mailbox through us. Each kind of sender has its own allowance, or
 * strangers could keep the owner from getting any: whoever knows an address, its account when it is signed in, an account
 * that only asks for it, and we ourselves, who warn of a change.
 */
const mailsBy = (sender: 'stranger' | 'owner' | 'mover' | 'us'): RateLimit => ({
  name: `mails-by-${sender}`,
  points: 10,
  seconds: 3600,
})
export const MAIL_QUEUE = 'mails'
const AT_ONCE = 4
const RETRY_AFTER_MS = [2_000, 20_000, 120_000]

/** As it was when the mail was asked for. */
const language = z.enum(LANGUAGES).nullable()

/** What a mail is for, never the mail itself: its link would open the account to everybody who reads the database. */
const mailRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('verify_address'), userId: z.string(), language }),
  z.object({ kind: z.literal('reset_password'), email: z.string(), byOwner: z.boolean().default(false) }),
  z.object({ kind: z.literal('confirm_move'), userId: z.string(), email: z.string(), language }),
  z.object({ kind: z.literal('test'), userId: z.string(), language }),
  z.object({ kind: z.literal('address_changed'), userId: z.string(), formerEmail: z.string(), language }),
])
type MailRequest = z.output<typeof mailRequest>

/** A mail, and against which allowance it counts. */
interface Prepared {
  readonly to: string
  /** Null: only admins ask for it, and each time is written down. */
  readonly limit: RateLimit | null
  readonly write: () => Promise<Mail>
}

export interface MailPostParts {
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly limiter: RateLimiter
  readonly users: Users
  readonly mailTokens: MailTokens
}

export interface MailPost {
  /** Resolves when the request is kept; the mail goes out later, so that neither answer nor time tells who has an account. */
  post(request: z.input<typeof mailRequest>, tx?: Db): Promise<void>
  /** Deletes the requests of an account, those that were given up included, as they hold its addresses. */
  erase(tx: Db, userId: string): Promise<void>
}

/** Mails that admins have sent to themselves. */
export interface MailTest {
  /** Another one takes the place of one that has failed. */
  post(admin: Pick<Identity, 'id' | 'preferredLanguage'>, tx: Db): Promise<void>
  /** How that one stands; null when it is sent, or there was none. */
  find(adminId: string): Promise<JobView | null>
}

/** Mails of accounts, as jobs: they wait for a mail server that is down, and outlive the process. */
export function createMailPost({
  jobs,
  mailer,
  limiter,
  users,
  mailTokens,
}: MailPostParts): MailPost & { readonly test: MailTest } {
  const { mails } = mailer

  /** What is too much is left out silently, because an answer would tell strangers who has an account. */
  const isTooMuch = async ({ limit, to }: Prepared): Promise<boolean> => {
    try {
      if (limit) await limiter.take(limit, fold(to))
      return false
    } catch (error) {
      if (error instanceof AppError) return true
      throw error
    }
  }

  /** Null for an account that was deleted. */
  const find = (userId: string): Promise<Identity | null> =>
    users.get(userId).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'USER_NOT_FOUND') return null
      throw error
    })

  async function resetPassword(email: string, byOwner: boolean): Promise<Prepared | null> {
    const user = await users.findByEmail(email)
    if (user === null) return null
    const write = async () =>
      user.isGoogleUser
        ? mails.signInWithGoogle(user)
        : mails.resetPassword(user, await mailTokens.issue(user, 'reset'))
    return { to: user.email, limit: mailsBy(byOwner ? 'owner' : 'stranger'), write }
  }

  /** Null when there is nothing to be said. */
  async function prepare(request: MailRequest): Promise<Prepared | null> {
    if (request.kind === 'reset_password') return resetPassword(request.email, request.byOwner)
    const user = await find(request.userId)
    if (user === null) return null
    const addressee = { ...user, preferredLanguage: request.language }
    switch (request.kind) {
      case 'verify_address':
        if (user.emailVerified) return null
        return {
          to: user.email,
          limit: mailsBy('owner'),
          write: async () => mails.verifyAddress(addressee, await mailTokens.issue(user, 'verify')),
        }
      case 'test':
        return { to: user.email, limit: null, write: async () => mails.test(addressee) }
      case 'confirm_move': {
        const { email } = request
        if (user.pendingEmail !== email) return null
        return {
          to: email,
          limit: mailsBy('mover'),
          write: async () =>
            mails.confirmMove(
              { ...addressee, email },
              await mailTokens.issue({ id: user.id, email }, 'move'),
            ),
        }
      }
      case 'address_changed': {
        const { formerEmail: email } = request
        return {
          to: email,
          limit: mailsBy('us'),
          write: async () =>
            mails.addressMoves(
              { ...addressee, email },
              await mailTokens.issue({ id: user.id, email }, 'undo'),
            ),
        }
      }
      default:
        return request satisfies never
    }
  }

  const queue = jobs.queue(MAIL_QUEUE, mailRequest)
  queue.work({
    atOnce: AT_ONCE,
    retryAfterMs: RETRY_AFTER_MS,
    async run(request, { attempt }) {
      const mail = await prepare(request)
      // Counted once, however often it is tried.
      if (mail === null || (attempt === 1 && (await isTooMuch(mail)))) return
      try {
        await mailer.send(await mail.write())
      } catch (error) {
        throw isRefused(error)
          ? new UnrecoverableError('the mail server refuses it', { cause: error })
          : error
      }
    },
  })

  return {
    post: (request, tx) => queue.enqueue(mailRequest.parse(request), tx ? { tx } : {}),
    test: {
      post: ({ id, preferredLanguage }, tx) =>
        queue.enqueue({ kind: 'test', userId: id, language: preferredLanguage }, { key: testKey(id), tx }),
      find: (adminId) => queue.find(testKey(adminId)),
    },
    async erase(tx, userId) {
      const email = fold((await users.get(userId, tx)).email)
      await queue.erase(tx, (request) =>
        request.kind === 'reset_password' ? fold(request.email) === email : request.userId === userId,
      )
    },
  }
}

const testKey = (adminId: string): string => `test:${adminId}`

/** The mail server has said that it will never take this one. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500
