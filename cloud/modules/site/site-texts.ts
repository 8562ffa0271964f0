import { meta as metaEn } from '#shared/i18n/en/meta.ts'
import { site as siteEn } from '#shared/i18n/en/site.ts'
import { meta as metaIt } from '#shared/i18n/it/meta.ts'
import { site as siteIt } from '#shared/i18n/it/site.ts'

/** As in `lang`, and in the address of a page: `?lang=it`. */
export type Locale = 'en' | 'it'
export const LOCALES = ['en', 'it'] as const satisfies readonly Locale[]

export const isLocale = (text: unknown): text is Locale => LOCALES.some((locale) => locale === text)

export const siteTexts = {
  en: { meta: metaEn, site: siteEn },
  it: { meta: metaIt, site: siteIt },
} as const

/** Puts values into the places of a text, as i18next does for the client. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name) => values[name] ?? place)
