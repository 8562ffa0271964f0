import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { PAYMENT_PROVIDERS, type PaymentProvider } from '#shared/constants/store.ts'

export const paymentsProviderSetting = z
  .enum(PAYMENT_PROVIDERS, { error: PAYMENT_PROVIDERS.join(' or ') })
  .default('sandbox')

const KEY_FORM = 'a secret key of Stripe, such as sk_live_…'
export const stripeKeySetting = z.string().regex(/^(sk|rk)_\w+$/, { error: KEY_FORM })

const WEBHOOK_FORM = 'the signing secret of Stripe’s webhook, such as whsec_…'
export const stripeWebhookSetting = z.string().regex(/^whsec_\w+$/, { error: WEBHOOK_FORM })

const BASE_FORM = 'an http or https address without a path'
/** The address of a vendor's API. */
export const vendorAddressSetting = z
  .string()
  .refine(
    (text) => {
      const url = URL.parse(text)
      return url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search
    },
    { error: BASE_FORM },
  )
  .transform((text) => new URL(text).origin)

export const playPackageSetting = z
  .string()
  .regex(/^\w+(\.\w+)+$/, { error: 'a package name, such as com.example.riddles' })

const serviceAccount = z.object({
  client_email: z.string().min(1),
  private_key: z.string().min(1),
  token_uri: z.url().default('https://oauth2.googleapis.com/token'),
})
export type ServiceAccount = z.output<typeof serviceAccount>

const CREDENTIALS_FORM = 'the JSON of a service account’s key, or the path of a file that holds it'
export const playCredentialsSetting = z.string().transform((text, context): ServiceAccount => {
  try {
    return serviceAccount.parse(JSON.parse(existsSync(text) ? readFileSync(text, 'utf8') : text))
  } catch {
    context.addIssue({ code: 'custom', message: CREDENTIALS_FORM })
    return z.NEVER
  }
})

interface PaymentVariables {
  readonly NODE_ENV: string
  readonly PAYMENTS_PROVIDER: PaymentProvider
  readonly ALLOW_SANDBOX_PAYMENTS: 'true' | 'false'
  readonly STRIPE_SECRET_KEY?: string | undefined
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined
  readonly STRIPE_API_BASE: string
  readonly GOOGLE_PLAY_PACKAGE?: string | undefined
  readonly GOOGLE_PLAY_CREDENTIALS?: ServiceAccount | undefined
  readonly GOOGLE_PLAY_BASE: string
}

/** The variables that payments require and that are missing or wrong, each with what it may hold. */
export function paymentNeeds(variables: PaymentVariables): [keyof PaymentVariables, string][] {
  const needs: [keyof PaymentVariables, string][] = []
  const isSandbox = variables.PAYMENTS_PROVIDER === 'sandbox'
  if (isSandbox && variables.NODE_ENV === 'production' && variables.ALLOW_SANDBOX_PAYMENTS === 'false')
    needs.push([
      'PAYMENTS_PROVIDER',
      'stripe: sandbox gives away what costs money, and needs ALLOW_SANDBOX_PAYMENTS=true in production',
    ])
  if (!isSandbox && variables.STRIPE_SECRET_KEY === undefined)
    needs.push(['STRIPE_SECRET_KEY', `${KEY_FORM}: it is needed with PAYMENTS_PROVIDER=stripe`])
  if (!isSandbox && variables.STRIPE_WEBHOOK_SECRET === undefined)
    needs.push(['STRIPE_WEBHOOK_SECRET', `${WEBHOOK_FORM}: it is needed with PAYMENTS_PROVIDER=stripe`])
  if (variables.GOOGLE_PLAY_PACKAGE !== undefined && variables.GOOGLE_PLAY_CREDENTIALS === undefined)
    needs.push(['GOOGLE_PLAY_CREDENTIALS', `${CREDENTIALS_FORM}: it is needed with GOOGLE_PLAY_PACKAGE`])
  if (variables.GOOGLE_PLAY_CREDENTIALS !== undefined && variables.GOOGLE_PLAY_PACKAGE === undefined)
    needs.push(['GOOGLE_PLAY_PACKAGE', 'a package name: it is needed with GOOGLE_PLAY_CREDENTIALS'])
  return needs
}

export interface StripeSettings {
  readonly secretKey: string
  readonly webhookSecret: string
  readonly apiBase: string
}

export interface GooglePlaySettings {
  readonly packageName: string
  readonly serviceAccount: ServiceAccount
  readonly base: string
}

export interface PaymentSettings {
  readonly provider: PaymentProvider
  /** Null with another provider. */
  readonly stripe: StripeSettings | null
  /** Null: purchases of the Android app cannot be verified. */
  readonly googlePlay: GooglePlaySettings | null
}

export function toPaymentSettings(from: PaymentVariables): PaymentSettings {
  const { PAYMENTS_PROVIDER: provider, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = from
  const { GOOGLE_PLAY_PACKAGE, GOOGLE_PLAY_CREDENTIALS } = from
  return {
    provider,
    stripe:
      provider === 'stripe' && STRIPE_SECRET_KEY !== undefined && STRIPE_WEBHOOK_SECRET !== undefined
        ? {
            secretKey: STRIPE_SECRET_KEY,
            webhookSecret: STRIPE_WEBHOOK_SECRET,
            apiBase: from.STRIPE_API_BASE,
          }
        : null,
    googlePlay:
      GOOGLE_PLAY_PACKAGE !== undefined && GOOGLE_PLAY_CREDENTIALS !== undefined
        ? {
            packageName: GOOGLE_PLAY_PACKAGE,
            serviceAccount: GOOGLE_PLAY_CREDENTIALS,
            base: from.GOOGLE_PLAY_BASE,
          }
        : null,
  }
}
