import type { i18n as I18n } from 'i18next'
import type { Locale } from '#renderer/lib/locale.ts'

interface Tree {
  readonly [key: string]: Tree | string
}
type Values = Readonly<Record<string, unknown>>

/** Texts that came later go along with those that are there. */
function merged(before: Tree | string | undefined, more: Tree | string): Tree | string {
  if (typeof before !== 'object' || typeof more !== 'object') return more
  const both = { ...before }
  for (const [key, value] of Object.entries(more)) both[key] = merged(before[key], value)
  return both
}

/** A name may have dots of its own, as those of an admin's actions have. */
function find(at: Tree | string | undefined, key: string): Tree | string | undefined {
  if (typeof at !== 'object') return undefined
  if (Object.hasOwn(at, key)) return at[key]
  for (let dot = key.indexOf('.'); dot !== -1; dot = key.indexOf('.', dot + 1)) {
    const found = find(find(at, key.slice(0, dot)), key.slice(dot + 1))
    if (found !== undefined) return found
  }
  return undefined
}

const rules = new Map<string, Intl.PluralRules>()
/** `_one`, or `_ordinal_one`. */
function pluralSuffix(locale: Locale, count: number, isOrdinal: boolean): string {
  const type = isOrdinal ? 'ordinal' : 'cardinal'
  const known = rules.get(locale + type) ?? new Intl.PluralRules(locale, { type })
  rules.set(locale + type, known)
  return `${isOrdinal ? '_ordinal' : ''}_${known.select(count)}`
}

/**
 * As much of i18next as this client asks of it: texts by key, with values, plurals and ordinals, and one language at a time. The
 * whole is a seventh of what the landing page fetches. Types and hooks are the library's, and a test holds every text against it.
 */
export function createI18n(): I18n {
  const texts: Partial<Record<Locale, Tree | string>> = {}
  const listeners = new Set<() => void>()

  function say(locale: Locale, key: string, values: Values = {}): string {
    const { count, ordinal } = values
    const plural = typeof count === 'number' ? pluralSuffix(locale, count, ordinal === true) : ''
    const text = find(texts[locale], key + plural) ?? find(texts[locale], key)
    if (typeof text !== 'string') return key
    return text.replaceAll(/\{\{(\w+)\}\}/g, (mark, name) =>
      Object.hasOwn(values, name) ? String(values[name] ?? '') : mark,
    )
  }

  const instance = {
    // react-i18next waits for neither.
    isInitialized: true,
    hasLoadedNamespace: () => true,
    language: 'en' as Locale,
    languages: ['en'],
    t: (key: string, values?: Values) => say(instance.language, key, values),
    getFixedT: (locale: Locale) => (key: string, values?: Values) => say(locale, key, values),
    exists: (key: string) => find(texts[instance.language], key) !== undefined,
    getResource: (locale: Locale, _: 'translation', key: string) => find(texts[locale], key),
    addResourceBundle(locale: Locale, _: 'translation', more: Tree) {
      texts[locale] = merged(texts[locale], more)
    },
    changeLanguage(locale: Locale) {
      instance.language = locale
      for (const tell of [...listeners]) tell()
    },
    on: (_: 'languageChanged', listener: () => void) => listeners.add(listener),
    off: (_: 'languageChanged', listener: () => void) => listeners.delete(listener),
  }
  return instance as unknown as I18n
}
