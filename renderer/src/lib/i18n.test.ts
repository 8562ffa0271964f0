import { beforeEach, expect, it, vi } from 'vitest'
import type { Locale } from '#renderer/lib/locale.ts'

/** A start with nothing fetched yet, and texts that come when the test says so. */
async function start() {
  vi.resetModules()
  const texts = await import('#renderer/lib/i18n.ts')
  const { usePreferences } = await import('#renderer/lib/preferences.ts')
  const asked: { locale: Locale; come: () => void; fail: () => void }[] = []
  const source = (locale: Locale) =>
    new Promise<object>((resolve, reject) => {
      asked.push({ locale, come: () => resolve({ hello: locale }), fail: () => reject(new Error('offline')) })
    })
  const ready = texts.needTexts(source)
  asked[0]?.come()
  await ready
  return { ...texts, asked, preferred: () => usePreferences.getState().language }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => localStorage.clear())

it('shows the last choice, in whatever order the texts come', async () => {
  const { setLanguage, currentLocale, asked } = await start()
  setLanguage('italian')
  setLanguage('english')
  asked[1]?.come()
  await settled()
  expect(currentLocale()).toBe('en')
  setLanguage('italian')
  await settled()
  expect(currentLocale()).toBe('it')
})

it('follows a switch that was made while texts of another screen were on their way', async () => {
  const { setLanguage, needTexts, currentLocale, i18n, asked } = await start()
  const more: Record<string, (texts: object) => void> = {}
  const ready = needTexts((locale) => new Promise((resolve) => Object.assign(more, { [locale]: resolve })))
  setLanguage('italian')
  asked[1]?.come()
  await settled()
  more.en?.({ more: 'en' })
  await settled()
  more.it?.({ more: 'it' })
  await ready
  expect(currentLocale()).toBe('it')
  expect(i18n.getResource('it', 'translation', 'more')).toBe('it')
})

it('takes a choice back whose texts cannot be fetched, and tries again when it is made again', async () => {
  const { setLanguage, currentLocale, asked, preferred } = await start()
  setLanguage('italian')
  asked[1]?.fail()
  await settled()
  expect([currentLocale(), preferred()]).toEqual(['en', null])
  setLanguage('italian')
  asked[2]?.come()
  await settled()
  expect([currentLocale(), preferred()]).toEqual(['it', 'italian'])
})

it('lets texts that cannot be fetched fail their own call alone, and fetches them again for the next', async () => {
  const { needTexts, i18n } = await start()
  let isBroken = true
  const broken = async () => {
    if (isBroken) throw new Error('offline')
    return { late: 'late' }
  }
  await expect(needTexts(broken)).rejects.toThrow('offline')
  await needTexts(async () => ({ other: 'other' }))
  expect(i18n.getResource('en', 'translation', 'other')).toBe('other')
  isBroken = false
  await needTexts(broken)
  expect(i18n.getResource('en', 'translation', 'late')).toBe('late')
})

it('waits for no texts that are on their way for something else, nor does a switch', async () => {
  const { needTexts, setLanguage, currentLocale, asked } = await start()
  void needTexts(() => new Promise(() => undefined))
  await needTexts(async (locale) => ({ other: locale }))
  setLanguage('italian')
  asked[1]?.come()
  await settled()
  expect(currentLocale()).toBe('it')
})

it('switches with the texts that came into use while it was on its way', async () => {
  const { needTexts, setLanguage, currentLocale, i18n, asked } = await start()
  setLanguage('italian')
  await needTexts(async (locale) => ({ other: locale }))
  expect([currentLocale(), i18n.getResource('en', 'translation', 'other')]).toEqual(['en', 'en'])
  asked[1]?.come()
  await settled()
  expect([currentLocale(), i18n.getResource('it', 'translation', 'other')]).toEqual(['it', 'it'])
})

it('[I18N-3] announces a change of language, and none when texts arrive or the language stays', async () => {
  const { needTexts, showLocale, setLanguage, i18n, asked } = await start()
  const changed = vi.fn()
  i18n.on('languageChanged', changed)
  const more = async (locale: Locale) => ({ more: locale })
  await Promise.all(Array.from({ length: 40 }, () => needTexts(more)))
  await showLocale('en')
  expect(changed).not.toHaveBeenCalled()
  setLanguage('italian')
  asked[1]?.come()
  await settled()
  expect(changed).toHaveBeenCalledTimes(1)
})
