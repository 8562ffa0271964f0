import { z } from 'zod'
import type { Db } from '#cloud/db/client.ts'
import type { Mailer } from '#cloud/integrations/mail/create-mailer.ts'
import type { Mail } from '#cloud/integrations/mail/mail.ts'
import type { Jobs } from '#cloud/jobs/create-jobs.ts'
import { UnrecoverableError } from '#cloud/jobs/job.ts'
import { fold, type Identity, type Users } from '#cloud/modules/users/index.ts'
import type { RateLimiter } from '#cloud/rate-limiter.ts'
import { LANGUAGES } from '#shared/constants/game.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { MailTokens } from './mail-tokens.ts'

/** For all mails to one address together, so that nobody can flood a mailbox through us. */
const MAILS_TO_ONE = { name: 'mails-to-one', points: 10, seconds: 3600 }
const AT_ONCE = 4
const RETRY_AFTER_MS = [2_000, 20_000, 120_000]

/** As it was when the mail was asked for. */
const language = z.enum(LANGUAGES).nullable()

/** What a mail is for, never the mail itself: its link would open the account to everybody who reads the database. */
const mailRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('verify_address'), userId: z.string(), language }),
  z.object({ kind: z.literal('reset_password'), email: z.string() }),
  z.object({ kind: z.literal('address_changed'), userId: z.string(), formerEmail: z.string(), language }),
])
type MailRequest = z.output<typeof mailRequest>

export interface MailPostParts {
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly limiter: RateLimiter
  readonly users: Users
  readonly mailTokens: MailTokens
}

export interface MailPost {
  /** Resolves when the request is kept; the mail goes out later, so that neither answer nor time tells who has an account. */
  post(request: MailRequest, tx?: Db): Promise<void>
  /** Deletes the requests of an account, those that were given up included, as they hold its addresses. */
  erase(tx: Db, userId: string): Promise<void>
}

/** Mails of accounts, as jobs: they wait for a mail server that is down, and outlive the process. */
export function createMailPost({ jobs, mailer, limiter, users, mailTokens }: MailPostParts): MailPost {
  const { mails } = mailer

  /** What is too much is left out silently, because an answer would tell strangers who has an account. */
  const isTooMuch = async (email: string): Promise<boolean> => {
    try {
      await limiter.take(MAILS_TO_ONE, fold(email))
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

  /** The address that a mail goes to, and how to write it; null when there is nothing to be said. */
  async function prepare(request: MailRequest): Promise<{ to: string; write: () => Promise<Mail> } | null> {
    if (request.kind === 'reset_password') {
      const user = await users.findByEmail(request.email)
      if (user === null) return null
      const write = async () =>
        user.isGoogleUser
          ? mails.signInWithGoogle(user)
          : mails.resetPassword(user, await mailTokens.issue(user, 'reset'))
      return { to: user.email, write }
    }
    const user = await find(request.userId)
    if (user === null) return null
    const addressee = { ...user, preferredLanguage: request.language }
    switch (request.kind) {
      case 'verify_address':
        if (user.emailVerified) return null
        return {
          to: user.email,
          write: async () => mails.verifyAddress(addressee, await mailTokens.issue(user, 'verify')),
        }
      case 'address_changed': {
        const { formerEmail: email } = request
        return { to: email, write: async () => mails.addressChanged({ ...addressee, email }) }
      }
      default:
        return request satisfies never
    }
  }

  const queue = jobs.queue('mails', mailRequest)
  queue.work({
    atOnce: AT_ONCE,
    retryAfterMs: RETRY_AFTER_MS,
    async run(request, { attempt }) {
      const mail = await prepare(request)
      // Counted once, however often it is tried.
      if (mail === null || (attempt === 1 && (await isTooMuch(mail.to)))) return
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
    post: (request, tx) => queue.enqueue(request, tx ? { tx } : {}),
    async erase(tx, userId) {
      const email = fold((await users.get(userId, tx)).email)
      await queue.erase(tx, (request) =>
        request.kind === 'reset_password' ? fold(request.email) === email : request.userId === userId,
      )
    },
  }
}

/** The mail server has said that it will never take this one. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500
