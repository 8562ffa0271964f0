import { isIP } from 'node:net'
import proxyAddr from 'proxy-addr'
import { z } from 'zod'

/** Schemas of single variables. Each error says what the variable may hold; read-settings adds what it holds. */

/** The database's address. It may hold a password, so it is never printed. */
export type DatabaseAddress =
  | { readonly kind: 'sqlite'; readonly file: string }
  /** Empty, or a copy of a serialized database. */
  | { readonly kind: 'sqlite-memory'; readonly image?: Buffer }
  | { readonly kind: 'postgres'; readonly url: string }

const PORT_FORM = 'a whole number from 0 to 65535'
export const portSetting = z
  .string()
  .regex(/^\d{1,5}$/, { error: PORT_FORM })
  .transform(Number)
  .refine((port) => port <= 65_535, { error: PORT_FORM })

const URL_FORM = 'an http or https address without a path, such as https://riddles.example'
export const originSetting = z
  .string()
  .refine((text) => isBareOrigin(text), { error: URL_FORM })
  .transform((text) => new URL(text).origin)

const isBareOrigin = (text: string): boolean => {
  const url = URL.parse(text)
  return (
    url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.username
  )
}

const DATABASE_FORM = 'sqlite:PATH, sqlite::memory: or postgres://…'
export const databaseSetting = z.string().transform((text, context): DatabaseAddress => {
  if (text === 'sqlite::memory:') return { kind: 'sqlite-memory' }
  if (text.startsWith('sqlite:') && text.length > 7) return { kind: 'sqlite', file: text.slice(7) }
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return { kind: 'postgres', url: text }
  context.addIssue({ code: 'custom', message: DATABASE_FORM })
  return z.NEVER
})

const PROXIES_FORM = 'addresses or ranges separated by commas, such as 10.0.0.1,172.16.0.0/12'
/** Tells whether an address belongs to a proxy whose X-Forwarded-For is trusted. */
export type TrustedProxies = ReturnType<typeof proxyAddr.compile>
export const proxiesSetting = z.string().transform((text, context): TrustedProxies => {
  const entries = text.split(',').map((part) => part.trim())
  try {
    // proxy-addr alone would read `1` as 0.0.0.1.
    if (entries.every((entry) => isIP(entry.split('/', 1)[0] ?? ''))) return proxyAddr.compile(entries)
  } catch {
    // A prefix that is too long, or no number.
  }
  context.addIssue({ code: 'custom', message: PROXIES_FORM })
  return z.NEVER
})
