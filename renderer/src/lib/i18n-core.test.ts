import i18next, { type i18n as I18n } from 'i18next'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createI18n } from '#renderer/lib/i18n-core.ts'
import { en, it as italian } from '#shared/i18n/resources.ts'

const library = i18next.createInstance()
const ours = createI18n()
const LOCALES = ['en', 'it'] as const
const COUNTS = [0, 1, 2, 3, 4, 11, 12, 21, 22, 23, 101, 1_000_000, 1.5]

beforeAll(async () => {
  await library.init({ resources: {}, fallbackLng: false, interpolation: { escapeValue: false } })
  for (const i18n of [library, ours]) {
    i18n.addResourceBundle('en', 'translation', en, true)
    i18n.addResourceBundle('it', 'translation', italian, true)
  }
})

function textsOf(tree: object, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, value]] : textsOf(value, `${path}${name}.`),
  )
}
/** Values that a careless replacement would read as more than they are. */
const valuesFor = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => [name, `$& <b> {{${name}}}`]),
  )

type Ask = (key: string, values?: object) => string
const ask = (i18n: I18n): Ask => i18n.t as unknown as Ask

describe.each(LOCALES)('in %s, against i18next itself', (locale) => {
  const texts = textsOf(locale === 'it' ? italian : en)
  beforeAll(() => Promise.all([library, ours].map((i18n) => i18n.changeLanguage(locale))))

  it('says every text, with its values', () => {
    const said = (i18n: I18n) => texts.map(([key, text]) => ask(i18n)(key, valuesFor(text)))
    expect(said(ours)).toEqual(said(library))
    expect(said(ours)).not.toContain('')
  })

  it('chooses every plural and ordinal', () => {
    const plurals = texts.filter(([key]) => key.endsWith('_other'))
    expect(plurals.length).toBeGreaterThan(50)
    const said = (i18n: I18n) =>
      plurals.flatMap(([other, text]) => {
        const ordinal = other.endsWith('_ordinal_other')
        const key = other.replace(/(_ordinal)?_other$/, '')
        return COUNTS.map((count) => ask(i18n)(key, { ...valuesFor(text), count, ordinal }))
      })
    expect(said(ours)).toEqual(said(library))
  })

  it('makes do with values and texts that are not there', () => {
    const said = (i18n: I18n) => [
      ask(i18n)('speech.now'),
      ask(i18n)('speech.now', { name: undefined }),
      ask(i18n)('speech.now', { name: null }),
      ask(i18n)('speech.now', { name: 0 }),
      ask(i18n)('speech.nothing', { count: 2 }),
      ask(i18n)('constructor.name'),
      ...['speech', 'speech.now', 'speech.nothing', 'speech.now.constructor', '__proto__'].map((key) =>
        i18n.exists(key as 'speech'),
      ),
      i18n.getResource(locale, 'translation', 'speech.now'),
    ]
    expect(said(ours)).toEqual(said(library))
  })
})

it('keeps the texts that it has when more of the same area come, and changes none that it was given', () => {
  const i18n = createI18n()
  const first = { area: { one: 'one' } }
  i18n.addResourceBundle('en', 'translation', first)
  i18n.addResourceBundle('en', 'translation', { area: { two: 'two' } })
  expect([ask(i18n)('area.one'), ask(i18n)('area.two')]).toEqual(['one', 'two'])
  expect(first).toEqual({ area: { one: 'one' } })
})

it('tells of a change of language who still listens, and what was fixed to one language keeps to it', () => {
  const i18n = createI18n()
  const told = vi.fn()
  i18n.addResourceBundle('en', 'translation', { yes: 'yes' })
  i18n.addResourceBundle('it', 'translation', { yes: 'sì' })
  i18n.on('languageChanged', told)
  const english = i18n.getFixedT('en') as unknown as Ask
  void i18n.changeLanguage('it')
  expect([i18n.language, ask(i18n)('yes'), english('yes')]).toEqual(['it', 'sì', 'yes'])
  i18n.off('languageChanged', told)
  void i18n.changeLanguage('en')
  expect(told).toHaveBeenCalledTimes(1)
})
