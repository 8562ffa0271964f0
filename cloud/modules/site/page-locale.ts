import type { Context } from '#cloud/http/context.ts'
import { isLocale, LOCALES, type Locale } from './site-texts.ts'

/** The language that the address asks for, else the best of the browser's that we speak, else English. */
export function localeOf(ctx: Context): { locale: Locale; isAsked: boolean } {
  const asked = ctx.query.lang
  if (isLocale(asked)) return { locale: asked, isAsked: true }
  const accepted = ctx.acceptsLanguages(...LOCALES)
  return { locale: isLocale(accepted) ? accepted : 'en', isAsked: false }
}
