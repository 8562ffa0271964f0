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
  more.it?.({ more: 'it' })
  await settled()
  more.en?.({ more: 'en' })
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
