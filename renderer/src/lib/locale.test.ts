import { expect, it } from 'vitest'
import { browserLanguage } from '#renderer/lib/locale.ts'

it('[I18N-2] takes the browser’s language, else English', () => {
  expect(browserLanguage(['it-IT', 'en'])).toBe('italian')
  expect(browserLanguage(['de-DE', 'it'])).toBe('italian')
  expect(browserLanguage(['en-GB', 'it'])).toBe('english')
  expect(browserLanguage(['fr'])).toBe('english')
  expect(browserLanguage([])).toBe('english')
})
