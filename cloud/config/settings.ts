import { join } from 'node:path'
import { z } from 'zod'
import { aiNeeds, aiVariables, toAiSettings } from '#shared/schemas/ai-settings.ts'
import { passwordSchema, usernameSchema } from '#shared/schemas/auth.ts'
import { clusterNeeds, publicAddressSetting, redisSetting, toClusterSettings } from './cluster-settings.ts'
import {
  googleAddressSetting,
  googleCertsSetting,
  googleClientIdSetting,
  googleClientIdsSetting,
} from './google-settings.ts'
import { mailFromSetting, smtpSetting } from './mail-settings.ts'
import { operatorLineSetting } from './operator-settings.ts'
import {
  paymentNeeds,
  paymentsProviderSetting,
  playCredentialsSetting,
  playPackageSetting,
  stripeKeySetting,
  stripeWebhookSetting,
  toPaymentSettings,
  vendorAddressSetting,
} from './payment-settings.ts'
import { databaseSetting, originSetting, portSetting, proxiesSetting } from './setting-parts.ts'
import {
  speechBaseSetting,
  speechKeySetting,
  speechNeeds,
  speechProviderSetting,
  toSpeechSettings,
} from './speech-settings.ts'

const SECRET_LENGTH = 32

/** Every environment variable that the cloud reads. Error messages complete the sentence "but may hold …". */
export const environmentSchema = z
  .object({
    NODE_ENV: z
      .enum(['development', 'production', 'test'], { error: 'development, production or test' })
      .default('development'),
    PORT: portSetting.default(3000),
    HOST: z.string().optional(),
    PUBLIC_URL: originSetting.optional(),
    DATABASE_URL: databaseSetting.optional(),
    DATA_DIR: z.string().default('./data'),
    UPDATES_DIR: z.string().optional(),
    TRUSTED_PROXIES: proxiesSetting.optional(),
    METRICS_TOKEN: z.string().min(16, { error: 'at least 16 characters' }).optional(),
    REDIS_URL: redisSetting.optional(),
    PUBLIC_ADDRESS: publicAddressSetting.optional(),
    RATE_LIMITS: z.enum(['on', 'off'], { error: 'on or off' }).default('on'),
    AUTH_SECRET: z
      .string()
      .min(SECRET_LENGTH, { error: `at least ${SECRET_LENGTH} characters` })
      .optional(),
    ADMIN_USERNAME: z.optional(usernameSchema),
    ADMIN_PASSWORD: z.optional(passwordSchema),
    SMTP_URL: smtpSetting.optional(),
    MAIL_FROM: mailFromSetting.default('Riddle Rooms <no-reply@localhost>'),
    GOOGLE_CLIENT_ID: googleClientIdsSetting.optional(),
    GOOGLE_DESKTOP_CLIENT_ID: googleClientIdSetting.optional(),
    GOOGLE_DESKTOP_CLIENT_SECRET: z.string().optional(),
    GOOGLE_CERTS_URL: googleCertsSetting.default('https://www.googleapis.com/oauth2/v3/certs'),
    GOOGLE_TOKEN_URL: googleAddressSetting.default('https://oauth2.googleapis.com/token'),
    PAYMENTS_PROVIDER: paymentsProviderSetting,
    ALLOW_SANDBOX_PAYMENTS: z.enum(['true', 'false'], { error: 'true or false' }).default('false'),
    STRIPE_SECRET_KEY: stripeKeySetting.optional(),
    STRIPE_WEBHOOK_SECRET: stripeWebhookSetting.optional(),
    STRIPE_API_BASE: vendorAddressSetting.default('https://api.stripe.com'),
    GOOGLE_PLAY_PACKAGE: playPackageSetting.optional(),
    GOOGLE_PLAY_CREDENTIALS: playCredentialsSetting.optional(),
    GOOGLE_PLAY_BASE: vendorAddressSetting.default('https://androidpublisher.googleapis.com'),
    ...aiVariables,
    TTS_PROVIDER: speechProviderSetting.optional(),
    TTS_BASE_URL: speechBaseSetting.optional(),
    TTS_API_KEY: speechKeySetting.optional(),
    QUIZ_STOCK: z
      .string()
      .regex(/^\d{1,5}$/, { error: 'a whole number from 0 to 99999' })
      .transform(Number)
      .default(600),
    RANKED_AFTER: z
      .string()
      .regex(/^\d{1,3}$/, { error: 'a whole number from 0 to 999' })
      .transform(Number)
      .optional(),
    SUPPORT_URL: z
      .url({ protocol: /^https?$/, error: 'an address that begins with http:// or https://' })
      .optional(),
    OPERATOR_NAME: operatorLineSetting.optional(),
    OPERATOR_ADDRESS: operatorLineSetting.optional(),
    OPERATOR_EMAIL: z.email({ error: 'an e-mail address' }).optional(),
    GUESTS: z.enum(['on', 'off'], { error: 'on or off' }).default('on'),
    MIN_APP_VERSION: z
      .string()
      .regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/, { error: 'a version of three numbers, such as 1.40.0' })
      .default('1.40.0'),
  })
  .check(({ value, issues }) => {
    const need = (variable: keyof typeof value, message: string) =>
      issues.push({ code: 'custom', path: [variable], message, input: value[variable] })
    if (value.NODE_ENV === 'production' && value.AUTH_SECRET === undefined) {
      need('AUTH_SECRET', `at least ${SECRET_LENGTH} characters: it is required in production`)
    }
    for (const [variable, form] of clusterNeeds(value)) need(variable, form)
    for (const [variable, form] of paymentNeeds(value)) need(variable, form)
    for (const [variable, form] of aiNeeds(value)) need(variable, form)
    for (const [variable, form] of speechNeeds(value)) need(variable, form)
    if (value.ADMIN_USERNAME !== undefined && value.ADMIN_PASSWORD === undefined) {
      need('ADMIN_PASSWORD', 'a password, since ADMIN_USERNAME is set')
    }
    if (value.ADMIN_PASSWORD !== undefined && value.ADMIN_USERNAME === undefined) {
      need('ADMIN_USERNAME', 'a name, since ADMIN_PASSWORD is set')
    }
  })

export type Environment = z.output<typeof environmentSchema>

/** The settings as the program uses them, with all defaults. */
export const toSettings = (from: Environment) => ({
  production: from.NODE_ENV === 'production',
  mode: from.NODE_ENV,
  port: from.PORT,
  host: from.HOST ?? (from.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1'),
  publicUrl: from.PUBLIC_URL ?? `http://localhost:${from.PORT}`,
  database: from.DATABASE_URL ?? {
    kind: 'sqlite' as const,
    file: join(from.DATA_DIR, 'riddle-rooms.sqlite'),
  },
  dataDir: from.DATA_DIR,
  /** The desktop app's installers and update feed. */
  updatesDir: from.UPDATES_DIR ?? join(from.DATA_DIR, 'updates'),
  trustedProxies: from.TRUSTED_PROXIES ?? (() => false),
  metricsToken: from.METRICS_TOKEN ?? null,
  /** Whom a banned player may write to. */
  supportUrl: from.SUPPORT_URL ?? null,
  /** Whom the legal pages name. */
  operator: {
    name: from.OPERATOR_NAME ?? null,
    address: from.OPERATOR_ADDRESS ?? null,
    email: from.OPERATOR_EMAIL ?? null,
  },
  /** Null: this is the only process. */
  cluster: toClusterSettings(from),
  rateLimits: from.RATE_LIMITS === 'on',
  /** Null: use the secret in DATA_DIR, which is made at the first start. */
  authSecret: from.AUTH_SECRET ?? null,
  admin:
    from.ADMIN_USERNAME !== undefined && from.ADMIN_PASSWORD !== undefined
      ? { username: from.ADMIN_USERNAME, password: from.ADMIN_PASSWORD }
      : null,
  /** Null: write mails to the outbox folder. */
  smtpUrl: from.SMTP_URL ?? null,
  mailFrom: from.MAIL_FROM,
  google: {
    /** Empty: Google sign-in is off. */
    clientIds: from.GOOGLE_CLIENT_ID ?? [],
    desktopClientId: from.GOOGLE_DESKTOP_CLIENT_ID ?? null,
    desktopClientSecret: from.GOOGLE_DESKTOP_CLIENT_SECRET ?? null,
    certsUrl: from.GOOGLE_CERTS_URL,
    tokenUrl: from.GOOGLE_TOKEN_URL,
  },
  payments: toPaymentSettings(from),
  /** Null: the built-in generator makes all quizzes. */
  ai: toAiSettings(from),
  /** Null: the built-in voices speak. */
  speech: toSpeechSettings(from),
  /** Of each language and difficulty. */
  quizStock: from.QUIZ_STOCK,
  /** How many quick matches one plays to their end before ranked is open. */
  guests: from.GUESTS === 'on',
  rankedAfter: from.RANKED_AFTER ?? (from.NODE_ENV === 'production' ? 3 : 0),
  minAppVersion: from.MIN_APP_VERSION,
})
export type Settings = Readonly<ReturnType<typeof toSettings>>
