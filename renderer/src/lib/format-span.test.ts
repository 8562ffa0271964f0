import { afterEach, expect, it } from 'vitest'
import { formatSpan } from '#renderer/lib/format-span.ts'
import { setLanguage } from '#renderer/lib/i18n.ts'

afterEach(() => setLanguage('english'))

it.each([
  [0, '1 sec', '1 s'],
  [12_300, '13 sec', '13 s'],
  [60_000, '1 min', '1 min'],
  [61_000, '2 min', '2 min'],
  [3_600_000, '1 hr', '1 h'],
  [11_900_000, '3 hr 19 min', '3 h 19 min'],
] as const)('%i ms are %s, in Italian %s', (ms, english, italian) => {
  expect(formatSpan(ms)).toBe(english)
  setLanguage('italian')
  expect(formatSpan(ms)).toBe(italian)
})
