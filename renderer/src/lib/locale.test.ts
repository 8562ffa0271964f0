import { expect, it } from 'vitest'
import { browserLanguage } from '#renderer/lib/locale.ts'
import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'

it('[I18N-2] takes the browser’s language, else English', () => {
  expect(browserLanguage(['it-IT', 'en'])).toBe('italian')
  expect(browserLanguage(['de-DE', 'it'])).toBe('italian')
  expect(browserLanguage(['en-GB', 'it'])).toBe('english')
  expect(browserLanguage(['fr'])).toBe('english')
  expect(browserLanguage([])).toBe('english')
})

it('[META-5] takes the language that the address asked for, before the browser’s', () => {
  sessionStorage.setItem(STORAGE_KEYS.askedLanguage, 'it')
  expect(browserLanguage()).toBe('italian')
  sessionStorage.clear()
  expect(browserLanguage()).toBe('english')
})
