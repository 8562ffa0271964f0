import type { Context } from './context.ts'

/** The cookies of one request and its answer. */
export interface Cookies {
  get(name: string): string | undefined
  /** Out of reach of scripts, and never sent to or from another site. */
  set(name: string, value: string, options: CookieOptions): void
}

interface CookieOptions {
  /** Only requests below it carry the cookie. */
  readonly path: string
  readonly maxAgeMs: number
}

/** `secure` is a setting: where a proxy ends TLS, the request cannot tell. */
export function cookiesOf(ctx: Context, secure: boolean): Cookies {
  ctx.cookies.secure = secure
  return {
    get: (name) => ctx.cookies.get(name),
    set(name, value, { path, maxAgeMs }) {
      ctx.cookies.set(name, value, { path, maxAge: maxAgeMs, httpOnly: true, sameSite: 'strict', secure })
    },
  }
}
