import { afterEach, expect, it } from 'vitest'
import { ApiError } from '#renderer/lib/api-error.ts'
import { failureText } from '#renderer/lib/failure-text.ts'
import { setLanguage } from '#renderer/lib/i18n.ts'

const tooMuch = (retryAfter: number) =>
  new ApiError({ code: 'RATE_LIMITED', message: 'x', status: 429, details: { retryAfter } })

afterEach(() => setLanguage('english'))

it('tells seconds as seconds, and what is more in whole minutes, rounded up', () => {
  expect(failureText(tooMuch(60))).toBe('Rate limit exceeded. Try again in 60 seconds.')
  expect(failureText(tooMuch(61))).toBe('Too many tries. Try again in 2 minutes.')
  expect(failureText(tooMuch(3600))).toBe('Too many tries. Try again in 60 minutes.')
})

it('leaves everything else to the catalogue, and to the fallback', () => {
  expect(failureText(new ApiError({ code: 'FORBIDDEN', message: 'x' }))).toBe('Forbidden')
  expect(failureText(new Error('gibberish'), 'Not today.')).toBe('Not today.')
})
