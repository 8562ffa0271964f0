import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { authSecret } from './auth-secret.ts'
import { loadVariables, readSettings } from './read-settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'riddle-rooms-config-'))
afterAll(() => rmSync(folder, { recursive: true }))

const SECRET = 'x'.repeat(32)
const PRODUCTION = { NODE_ENV: 'production', AUTH_SECRET: SECRET }
const complaintOf = (variables: Record<string, string>): string => {
  try {
    readSettings(variables)
  } catch (error) {
    return (error as Error).message
  }
  return 'none'
}

describe('settings', () => {
  it('[OPS-4, OPS-5, STATUS-13] have defaults', () => {
    expect(readSettings({})).toMatchObject({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      database: { kind: 'sqlite', file: 'data/riddle-rooms.sqlite' },
      rateLimits: true,
      metricsToken: null,
      admin: null,
      minAppVersion: '1.40.0',
      smtpUrl: null,
      mailFrom: 'Riddle Rooms <no-reply@localhost>',
      google: {
        clientIds: [],
        desktopClientId: null,
        desktopClientSecret: null,
        certsUrl: 'https://www.googleapis.com/oauth2/v3/certs',
      },
    })
    const production = readSettings({ ...PRODUCTION, ALLOW_SANDBOX_PAYMENTS: 'true' })
    expect(production).toMatchObject({ host: '0.0.0.0', rankedAfter: 3 })
    expect(readSettings({}).rankedAfter).toBe(0)
    expect(readSettings({ RANKED_AFTER: '7' }).rankedAfter).toBe(7)
    expect(readSettings({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
    expect(readSettings({ DATA_DIR: '/srv/data' }).database).toEqual({
      kind: 'sqlite',
      file: '/srv/data/riddle-rooms.sqlite',
    })
  })

  it('[QUIZ-10] name a model that writes quizzes, and never tell its key', () => {
    expect(readSettings({}).ai).toBeNull()
    const model = { AI_BASE_URL: 'https://api.example/v1', AI_MODEL: 'large', AI_API_KEY: 'sk-secret' }
    expect(readSettings(model).ai).toEqual({
      baseUrl: 'https://api.example/v1',
      apiKey: 'sk-secret',
      model: 'large',
      dailyBudgetMicros: 5_000_000,
      prices: { input: 3_000_000, output: 15_000_000 },
    })
    expect(complaintOf({ AI_BASE_URL: 'https://api.example/v1' })).toContain('AI_MODEL is not set')
    expect(complaintOf({ AI_API_KEY: 'sk-secret' })).toContain('AI_BASE_URL is not set')
    expect(complaintOf({ ...model, AI_BASE_URL: 'ftp://x' })).not.toContain('sk-secret')
    expect(complaintOf({ ...model, AI_DAILY_BUDGET: 'much' })).toContain('AI_DAILY_BUDGET holds "much"')
  })

  it('[VOICE-21] name who reads aloud: the built-in voices, ElevenLabs, or an OpenAI-compatible server', () => {
    const speech = (variables: Record<string, string>) => readSettings(variables).speech
    expect([speech({}), speech({ TTS_PROVIDER: 'builtin', TTS_API_KEY: 'sk-1' })]).toEqual([null, null])
    const key = { TTS_API_KEY: 'sk-1' }
    expect(speech({ ...key, TTS_PROVIDER: 'elevenlabs' })).toEqual({
      provider: 'elevenlabs',
      baseUrl: 'https://api.elevenlabs.io',
      apiKey: 'sk-1',
    })
    expect(speech({ ...key, TTS_PROVIDER: 'openai' })).toEqual({
      provider: 'openai',
      baseUrl: 'https://api.openai.com/v1',
      apiKey: 'sk-1',
    })
    expect(speech({ TTS_PROVIDER: 'openai', TTS_BASE_URL: 'http://localhost:8880/v1/' })).toEqual({
      provider: 'openai',
      baseUrl: 'http://localhost:8880/v1',
      apiKey: null,
    })
  })

  it.each([
    [{ TTS_PROVIDER: 'elevenlabs' }, 'TTS_API_KEY is not set', 'TTS_PROVIDER=elevenlabs'],
    [{ TTS_PROVIDER: 'openai' }, 'TTS_API_KEY is not set', 'unless TTS_BASE_URL names a server'],
    [{ TTS_API_KEY: 'sk-1' }, 'TTS_PROVIDER is not set', 'elevenlabs or openai'],
    [{ TTS_BASE_URL: 'http://localhost/v1' }, 'TTS_PROVIDER is not set', 'elevenlabs or openai'],
  ])('[OPS-2, VOICE-21] %j stops the start', (variables, missing, form) => {
    const complaint = complaintOf(variables)
    expect(complaint).toContain(`${missing}, but may hold: `)
    expect(complaint).toContain(form)
  })

  it('[OPS-14] name the operator, in several lines where wanted', () => {
    expect(readSettings({}).operator).toEqual({ name: null, address: null, email: null })
    const named = {
      OPERATOR_NAME: 'Ada Riddles',
      OPERATOR_ADDRESS: 'Via Roma 1 | 00100 Roma|Italia',
      OPERATOR_EMAIL: 'ada@riddles.example',
    }
    expect(readSettings(named).operator).toEqual({
      name: 'Ada Riddles',
      address: 'Via Roma 1\n00100 Roma\nItalia',
      email: 'ada@riddles.example',
    })
    expect(complaintOf({ OPERATOR_NAME: ' ' })).toContain('a text of 1 to 300 characters')
    expect(complaintOf({ OPERATOR_EMAIL: 'ada' })).toContain('an e-mail address')
  })

  it('[OPS-5] take three kinds of database', () => {
    const database = (text: string) => readSettings({ DATABASE_URL: text }).database
    expect(database('sqlite:/tmp/a b.sqlite')).toEqual({ kind: 'sqlite', file: '/tmp/a b.sqlite' })
    expect(database('sqlite::memory:')).toEqual({ kind: 'sqlite-memory' })
    expect(database('postgres://u:p@h:1/d')).toEqual({ kind: 'postgres', url: 'postgres://u:p@h:1/d' })
    expect(database('postgresql://h/d')).toEqual({ kind: 'postgres', url: 'postgresql://h/d' })
  })

  it('take a mail server and a sender', () => {
    const SMTP_URL = 'smtps://ann%40riddles.example:p%20w@mail.example:465'
    expect(readSettings({ SMTP_URL }).smtpUrl).toBe(SMTP_URL)
    for (const MAIL_FROM of ['a@b.org', 'Riddle Rooms <no-reply@riddles.example>', 'noreply@localhost'])
      expect(readSettings({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM)
    expect(complaintOf({ MAIL_FROM: 'Rooms\r\nBcc: c@d.org <a@b.org>' })).toContain('MAIL_FROM holds')
  })

  it('[AUTH-33] take several of Google’s client ids', () => {
    const ids = (text: string) => readSettings({ GOOGLE_CLIENT_ID: text }).google.clientIds
    expect(ids('12-a.apps.example')).toEqual(['12-a.apps.example'])
    expect(ids('12-a.apps.example , 34-b.apps.example')).toEqual(['12-a.apps.example', '34-b.apps.example'])
    expect(readSettings({ GOOGLE_CERTS_URL: 'http://127.0.0.1:9/certs' }).google.certsUrl).toBe(
      'http://127.0.0.1:9/certs',
    )
  })

  it('[OPS-6] take a Redis and an address for a process that is one of several', () => {
    const DATABASE_URL = 'postgres://h/d'
    const cluster = (REDIS_URL: string, PUBLIC_ADDRESS = 'play-1.example:443') =>
      readSettings({ DATABASE_URL, REDIS_URL, PUBLIC_ADDRESS }).cluster
    expect(readSettings({ DATABASE_URL, PUBLIC_ADDRESS: '10.0.0.1:80' }).cluster).toBeNull()
    expect(cluster('redis://localhost')).toEqual({
      redis: { host: 'localhost', port: 6379, db: 0 },
      publicAddress: 'play-1.example:443',
    })
    expect(cluster('rediss://ann:p%20w@[::1]:6380/15', '[::1]:3001')).toEqual({
      redis: { host: '::1', port: 6380, db: 15, username: 'ann', password: 'p w', tls: {} },
      publicAddress: '[::1]:3001',
    })
  })

  it('[OPS-2, OPS-6] a Redis stops the start without an address, and with SQLite', () => {
    const REDIS_URL = 'redis://:hunter2@localhost'
    const PUBLIC_ADDRESS = 'localhost:3001'
    expect(complaintOf({ REDIS_URL, DATABASE_URL: 'postgres://h/d' })).toContain(
      'PUBLIC_ADDRESS is not set, but may hold: HOST:PORT',
    )
    for (const [DATABASE_URL, holds] of [
      ['', 'is not set'],
      ['sqlite::memory:', 'holds a secret'],
      ['sqlite:/tmp/a', 'holds a secret'],
    ] as const) {
      const complaint = complaintOf({ REDIS_URL, PUBLIC_ADDRESS, DATABASE_URL })
      expect(complaint).toMatch(new RegExp(`DATABASE_URL ${holds}.*, but may hold: postgres://`))
      expect(complaint).not.toContain('hunter2')
    }
  })

  it('an empty variable counts as unset', () => {
    expect(readSettings({ PORT: '', METRICS_TOKEN: '', TRUSTED_PROXIES: '' }).port).toBe(3000)
  })

  it.each([
    ['PORT', 'abc', 'a whole number from 0 to 65535'],
    ['PORT', '70000', 'a whole number from 0 to 65535'],
    ['PORT', '-1', 'a whole number from 0 to 65535'],
    ['NODE_ENV', 'prod', 'development, production or test'],
    ['PUBLIC_URL', 'riddles.example', 'an http or https address'],
    ['PUBLIC_URL', 'https://riddles.example/game', 'an http or https address'],
    ['PUBLIC_URL', 'ftp://riddles.example', 'an http or https address'],
    ['TRUSTED_PROXIES', 'localhost', 'addresses or ranges'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', 'addresses or ranges'],
    ['RATE_LIMITS', 'no', 'on or off'],
    ['RANKED_AFTER', '-1', 'a whole number from 0 to 999'],
    ['MIN_APP_VERSION', '1.40', 'a version of three numbers'],
    ['ADMIN_USERNAME', 'a', 'at least 3 characters'],
    ['MAIL_FROM', 'Riddle Rooms', 'an address'],
    ['MAIL_FROM', 'a@b.org, c@d.org', 'an address'],
    ['GOOGLE_CLIENT_ID', '12-a,,34-b', 'client ids separated by commas'],
    ['GOOGLE_CLIENT_ID', 'https://a.example', 'client ids separated by commas'],
    ['GOOGLE_DESKTOP_CLIENT_ID', '12-a,34-b', 'a client id'],
    ['GOOGLE_CERTS_URL', 'file:///etc/keys', 'the http or https address'],
    ['GOOGLE_CERTS_URL', 'keys', 'the http or https address'],
    ['PUBLIC_ADDRESS', 'play-1.example', 'HOST:PORT'],
    ['PUBLIC_ADDRESS', 'https://play-1.example:443', 'HOST:PORT'],
    ['TTS_PROVIDER', 'google', 'builtin, elevenlabs or openai'],
    ['TTS_BASE_URL', 'localhost:8880', 'an http or https address without a query'],
    ['TTS_BASE_URL', 'https://ann@api.example/v1', 'an http or https address without a query'],
  ])('[OPS-2] %s=%s stops the start, saying what it holds and what it may hold', (variable, value, form) => {
    const complaint = complaintOf({ ADMIN_PASSWORD: 'Passw0rd', ADMIN_USERNAME: 'root', [variable]: value })
    expect(complaint).toContain(`${variable} holds "${value}", but may hold: `)
    expect(complaint).toContain(form)
  })

  it('[STORE-6] take payments in the sandbox, in production only when that is allowed, or at Stripe', () => {
    expect(readSettings({}).payments).toEqual({ provider: 'sandbox', stripe: null, googlePlay: null })
    expect(complaintOf(PRODUCTION)).toContain('PAYMENTS_PROVIDER is not set, but may hold: stripe')
    const asked = { ...PRODUCTION, PAYMENTS_PROVIDER: 'sandbox' }
    expect(complaintOf(asked)).toContain('ALLOW_SANDBOX_PAYMENTS=true')
    expect(readSettings({ ...asked, ALLOW_SANDBOX_PAYMENTS: 'true' }).payments.provider).toBe('sandbox')
    const stripe = { ...PRODUCTION, PAYMENTS_PROVIDER: 'stripe' }
    expect(complaintOf(stripe)).toMatch(
      /STRIPE_SECRET_KEY is not set, but may hold: .*sk_live.*\n.*STRIPE_WEBHOOK_SECRET is not set, but may hold: .*whsec/,
    )
    const keys = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    expect(readSettings({ ...stripe, ...keys }).payments.stripe).toEqual({
      secretKey: 'sk_live_1',
      webhookSecret: 'whsec_1',
      apiBase: 'https://api.stripe.com',
    })
    const own = readSettings({ ...stripe, ...keys, STRIPE_API_BASE: 'http://127.0.0.1:4242' })
    expect(own.payments.stripe?.apiBase).toBe('http://127.0.0.1:4242')
    expect(complaintOf({ PAYMENTS_PROVIDER: 'paypal' })).toContain('sandbox or stripe')
  })

  it('[STORE-4] take a service account of Google Play as JSON or as a file, with its package', () => {
    const account = { client_email: 'play@example.org', private_key: 'hunter2' }
    const file = join(folder, 'play.json')
    writeFileSync(file, JSON.stringify(account))
    for (const GOOGLE_PLAY_CREDENTIALS of [file, JSON.stringify(account)]) {
      const { googlePlay } = readSettings({
        GOOGLE_PLAY_PACKAGE: 'org.example.riddles',
        GOOGLE_PLAY_CREDENTIALS,
      }).payments
      expect(googlePlay).toMatchObject({
        packageName: 'org.example.riddles',
        serviceAccount: account,
        base: 'https://androidpublisher.googleapis.com',
      })
      expect(complaintOf({ GOOGLE_PLAY_CREDENTIALS })).toContain('GOOGLE_PLAY_PACKAGE is not set')
    }
    expect(complaintOf({ GOOGLE_PLAY_PACKAGE: 'org.example.riddles' })).toContain(
      'GOOGLE_PLAY_CREDENTIALS is not set',
    )
  })

  it.each([
    ['STRIPE_SECRET_KEY', 'pk_hunter2'],
    ['STRIPE_WEBHOOK_SECRET', 'hunter2'],
    ['GOOGLE_PLAY_CREDENTIALS', '{"private_key":"hunter2"}'],
    ['DATABASE_URL', 'mysql://root:hunter2@host/db'],
    ['AUTH_SECRET', 'hunter2'],
    ['METRICS_TOKEN', 'hunter2'],
    ['ADMIN_PASSWORD', 'hunter2'],
    ['SMTP_URL', 'http://user:hunter2@mail.example'],
    ['SMTP_URL', 'smtp://'],
    ['REDIS_URL', 'http://:hunter2@localhost:6379'],
    ['REDIS_URL', 'redis://:hunter2@localhost/rooms'],
    ['TTS_API_KEY', 'hunter2 and a half'],
  ])('[OPS-2] the value of %s is not printed', (variable, value) => {
    const complaint = complaintOf({ ADMIN_USERNAME: 'root', ADMIN_PASSWORD: 'Passw0rd', [variable]: value })
    expect(complaint).toContain(
      `${variable} holds a secret of ${value.length} characters (not shown), but may hold: `,
    )
    expect(complaint).not.toContain('hunter2')
  })

  it('[OPS-2] names everything that is wrong at once', () => {
    const complaint = complaintOf({ PORT: 'x', RATE_LIMITS: 'x' })
    expect(complaint).toMatch(/PORT[\s\S]*RATE_LIMITS/)
    expect(complaintOf({ ADMIN_USERNAME: 'root' })).toContain('ADMIN_PASSWORD is not set')
    expect(complaintOf({ ADMIN_PASSWORD: 'Passw0rd' })).toContain('ADMIN_USERNAME is not set')
  })

  it('[OPS-3] are read from .env, and the environment wins', () => {
    const file = join(folder, '.env')
    writeFileSync(file, 'PORT=4000\nHOST="0.0.0.0" # open\n')
    expect(loadVariables(file, { PORT: '5000' })).toEqual({ PORT: '5000', HOST: '0.0.0.0' })
    expect(loadVariables(join(folder, 'none'), { PORT: '5000' })).toEqual({ PORT: '5000' })
  })
})

describe('the secret of the tokens', () => {
  it('[OPS-7] is made once and kept', () => {
    const dataDir = join(folder, 'data')
    const first = authSecret({ authSecret: null, dataDir })
    expect(first.length).toBeGreaterThanOrEqual(32)
    expect(authSecret({ authSecret: null, dataDir })).toBe(first)
    expect(authSecret({ authSecret: SECRET, dataDir })).toBe(SECRET)
    expect(authSecret({ authSecret: null, dataDir: join(folder, 'other') })).not.toBe(first)
  })

  it('[OPS-7] must be given in production', () => {
    expect(complaintOf({ NODE_ENV: 'production' })).toContain(
      'AUTH_SECRET is not set, but may hold: at least 32 characters',
    )
  })
})
