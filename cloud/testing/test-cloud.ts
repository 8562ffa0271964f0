import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Email } from 'postal-mime'
import { type App, type AppParts, createApp } from '#cloud/app.ts'
import { readSettings } from '#cloud/config/read-settings.ts'
import { createTestDatabase, type DropOptions } from '#cloud/db/testing/test-database.ts'
import { readOutbox } from '#cloud/integrations/mail/testing/read-outbox.ts'
import { createLogger } from '#cloud/logger.ts'
import { createPasswordHasher } from '#cloud/modules/auth/index.ts'
import type { User } from '#shared/schemas/user.ts'
import { type ApiCall, apiCaller } from './api-caller.ts'
import { createAnswerCheck } from './documented-answers.ts'
import { eventually } from './room-calls.ts'

/** Time that stands still until a test moves it. Starts at the real time, which is what jose and Postgres know. */
export interface TestClock {
  readonly now: () => number
  advance(ms: number): void
}

export interface TestPlayer {
  readonly token: string
  readonly user: User & { readonly email: string }
  readonly password: string
}

export interface TestGuest {
  readonly token: string
  readonly user: User
  readonly deviceToken: string
}

/** Lowest cost that argon2 accepts: tests make thousands of accounts. */
const LOWEST_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 }

export const PASSWORD = 'Passw0rd'
export const TEST_SECRET = 'a secret of the tests that is long enough'

function createTestClock(onAdvance: () => void): TestClock {
  let time = Date.now()
  return {
    now: () => time,
    advance: (ms) => {
      time += ms
      onAdvance()
    },
  }
}

export type TestCloud = Awaited<ReturnType<typeof startTestCloud>>

/** The whole service with a database of its own, listening on a free port of loopback. `stop` it after the file. */
export async function startTestCloud(
  variables: Record<string, string> = {},
  parts: Partial<Pick<AppParts, 'logger' | 'webRoot' | 'registry' | 'quizMaker' | 'speech'>> = {},
) {
  const database = await createTestDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'riddle-rooms-cloud-'))
  const settings = readSettings({
    NODE_ENV: 'test',
    PORT: '0',
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: dataDir,
    // Tests know the answers of the bank.
    QUIZ_STOCK: '0',
    ...variables,
  })
  const clock = createTestClock(() => app.services.jobs.wake())
  const app: App = createApp({
    settings,
    db: database.db,
    logger: createLogger(settings),
    secret: TEST_SECRET,
    now: clock.now,
    hasher: createPasswordHasher({ cost: LOWEST_COST }),
    ...parts,
  })
  // The server never closes an idle connection. Otherwise a call after a pause of some seconds could fail with ECONNRESET.
  app.server.keepAliveTimeout = 0
  const url = `http://127.0.0.1:${await app.start()}`
  const ask = apiCaller(url)
  const check = createAnswerCheck(app.routes)
  /** Fails where the answer is not as the OpenAPI document says. */
  const call: ApiCall = async (method, path, options) => {
    const answer = await ask(method, path, options)
    check(method, path, answer)
    return answer
  }
  let players = 0

  const mailsTo = async (address: string): Promise<Email[]> => {
    const mails = await readOutbox(join(dataDir, 'outbox'))
    return mails.filter(({ to }) => to?.some((one) => one.address === address))
  }

  return {
    app,
    url,
    clock,
    settings,
    db: database.db,
    call,

    /** A new account, signed in. */
    async register(username = `player_${++players}`): Promise<TestPlayer> {
      const email = `${username}@example.org`
      const body = { username, email, password: PASSWORD, confirmPassword: PASSWORD }
      const { status, body: answer } = await call('POST', '/api/auth/register', { body })
      if (status !== 201) throw new Error(`registration answered ${status}: ${JSON.stringify(answer)}`)
      return { token: answer.data.token, user: answer.data.user, password: PASSWORD }
    },

    /** The same account with a new token: one lives for an hour. */
    async signIn(player: TestPlayer): Promise<TestPlayer> {
      const body = { username: player.user.username, password: player.password }
      const answer = await call('POST', '/api/auth/login', { body })
      return { ...player, token: answer.body.data.token }
    },

    /** Somebody without an account, who plays. */
    async guest(nickname: string): Promise<TestGuest> {
      const { status, body } = await call('POST', '/api/auth/guest', { body: { nickname } })
      if (status !== 200) throw new Error(`the guest got ${status}: ${JSON.stringify(body)}`)
      return body.data
    },

    /** The same, as soon as there are so many: mails follow the answers. */
    async mailsOnceThereAre(count: number, address: string): Promise<Email[]> {
      return eventually(
        () => mailsTo(address),
        (mails) => mails.length >= count,
      )
    },

    /** The mails that went to an address so far, oldest first. */
    mailsTo,

    /** Rejects when money was lost or made. */
    async stop(options?: DropOptions) {
      await app.stop()
      await database.drop(options).finally(() => rmSync(dataDir, { recursive: true, maxRetries: 5 }))
    },
  }
}
