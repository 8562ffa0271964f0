import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { centsOf, centsText } from '#renderer/features/admin/payments/cents.ts'
import { setLanguage } from '#renderer/lib/i18n.ts'

afterEach(() => setLanguage('english'))

it.each([
  ['2', 200],
  ['1.9', 190],
  ['1,99', 199],
  [' 0.07 ', 7],
  ['', undefined],
  ['-1', undefined],
  ['1.999', undefined],
  ['1.', undefined],
  ['1e3', undefined],
])('[ADMIN-16] reads %j as %j cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents)
})

it.each(['english', 'italian'] as const)(
  '[ADMIN-16] reads back every amount that it wrote in %s',
  (language) => {
    setLanguage(language)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        expect(centsOf(centsText(cents))).toBe(cents)
      }),
    )
  },
)
