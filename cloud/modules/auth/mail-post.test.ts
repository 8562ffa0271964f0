import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#cloud/db/testing/test-database.ts'
import { accountMails } from '#cloud/integrations/mail/account-mails.ts'
import type { Mail } from '#cloud/integrations/mail/mail.ts'
import { createJobs, type Jobs } from '#cloud/jobs/create-jobs.ts'
import { createLogger } from '#cloud/logger.ts'
import type { Identity } from '#cloud/modules/users/index.ts'
import { createRateLimiter } from '#cloud/rate-limiter.ts'
import { testUsers } from '#cloud/testing/services.ts'
import { createMailPost, type MailPost } from './mail-post.ts'
import { createMailTokens } from './mail-tokens.ts'

let database: TestDatabase
let jobs: Jobs
let post: MailPost
let time = Date.now()
const send = vi.fn(async (_mail: Mail): Promise<void> => undefined)
beforeAll(async () => {
  database = await createTestDatabase()
  const parts = { db: database.db, now: () => time }
  const users = testUsers(parts)
  jobs = createJobs({ ...parts, logger: createLogger({ mode: 'test' }) })
  const mailer = {
    send,
    verify: async () => undefined,
    close: () => undefined,
    mails: accountMails('https://riddles.example'),
  }
  const limiter = createRateLimiter({ enabled: true, redis: undefined })
  const mailTokens = createMailTokens({ ...parts, users })
  post = createMailPost({ jobs, mailer, limiter, users, mailTokens })
  newUser = (username) => users.create(database.db, { username, email: `${username}@example.org` })
  await jobs.start()
})
afterAll(async () => {
  await jobs.stop()
  await database.drop()
})

let newUser: (username: string) => Promise<Identity>
const waiting = () => database.db('jobs').where({ kind: 'mails' })
const until = <T>(look: () => T | Promise<T>) => vi.waitFor(look, { timeout: 20_000, interval: 10 })
const noneWaits = () => until(async () => expect(await waiting().whereNull('dead_at')).toEqual([]))
const passes = (ms: number) => {
  time += ms
  jobs.wake()
}
const verify = ({ id: userId }: Identity) => post.post({ kind: 'verify_address', userId, language: null })

describe('the mails of accounts', () => {
  it('are tried again a few times, sent once, and counted once', async () => {
    const ada = await newUser('ada')
    send.mockClear()
    for (const refusals of [1, 2]) {
      for (let i = 0; i < refusals; i++) send.mockRejectedValueOnce(new Error('the mail server is down'))
      await verify(ada)
      for (const pause of [2_000, 20_000].slice(0, refusals)) {
        await until(async () => expect(await waiting().first('due_at')).toEqual({ due_at: time + pause }))
        passes(pause)
      }
      await noneWaits()
    }
    expect(send.mock.calls.map(([{ to }]) => to)).toEqual(Array(5).fill('ada@example.org'))
    // Eight are left of the ten that go to one mailbox in an hour.
    for (let i = 0; i < 12; i++) await verify(ada)
    await noneWaits()
    expect(send).toHaveBeenCalledTimes(5 + 8)
  })

  it('have an allowance for each kind of sender, which no other uses up', async () => {
    const dee = await newUser('dee')
    const { id: userId, email } = dee
    await database.db('users').where({ id: userId }).update({ pending_email: email, pending_email_at: time })
    send.mockClear()
    for (let i = 0; i < 12; i++) {
      await post.post({ kind: 'reset_password', email })
      await post.post({ kind: 'confirm_move', userId, email, language: null })
    }
    await noneWaits()
    expect(send).toHaveBeenCalledTimes(20)
    await verify(dee)
    await post.post({ kind: 'reset_password', email, byOwner: true })
    await post.post({ kind: 'address_changed', userId, formerEmail: email, language: null })
    await noneWaits()
    expect(
      send.mock.calls
        .slice(20)
        .map(([{ subject }]) => subject)
        .toSorted(),
    ).toEqual([
      'Choose a new password',
      'Confirm your e-mail address',
      'Your e-mail address is about to change',
    ])
  })

  it('are dead letters when they could not be sent, at once when the mail server refuses them for good', async () => {
    const eve = await newUser('eve')
    const refused = Object.assign(new Error('no such user'), { responseCode: 550 })
    send.mockClear().mockRejectedValueOnce(refused)
    await verify(eve)
    await until(async () => expect(await jobs.deadLetters()).toHaveLength(1))
    expect(send).toHaveBeenCalledOnce()
    await noneWaits()
  })

  it('hold no link while they wait, and tell nobody who has an account', async () => {
    const fay = await newUser('fay')
    await jobs.stop()
    send.mockClear()
    await verify(fay)
    for (const email of ['fay@example.org', 'nobody@example.org'])
      await post.post({ kind: 'reset_password', email })
    const rows = await waiting().whereNull('dead_at').select('payload')
    expect(rows).toHaveLength(3)
    expect(JSON.stringify(rows)).not.toMatch(/token|http/)
    expect(await database.db('mail_tokens').where({ user_id: fay.id })).toEqual([])
    await jobs.start()
    await noneWaits()
    expect(send.mock.calls.map(([{ to }]) => to)).toEqual(['fay@example.org', 'fay@example.org'])
  })

  it('go to nobody whose account was deleted meanwhile', async () => {
    const gus = await newUser('gus')
    await jobs.stop()
    send.mockClear()
    await verify(gus)
    await database.db('users').where({ id: gus.id }).delete()
    await jobs.start()
    await noneWaits()
    expect(send).not.toHaveBeenCalled()
  })
})
