import { describe, expect, it } from 'vitest'
import { AppError } from './app-error.ts'
import { errorDetails } from './error-details.ts'

describe('an error of the catalogue', () => {
  it('[API-5, API-7] takes the details of its code, and no others', () => {
    const errors = [
      new AppError('VALIDATION_FAILED', [{ path: 'name', message: 'Too short' }]),
      new AppError('RATE_LIMITED', { retryAfter: 3 }),
      new AppError('INSUFFICIENT_R3', { balance: 1, price: 2 }),
      new AppError('NOT_FOUND'),
      // @ts-expect-error: RATE_LIMITED says how long to wait
      new AppError('RATE_LIMITED'),
      // @ts-expect-error: a price is no time to wait
      new AppError('RATE_LIMITED', { balance: 1, price: 2 }),
      // @ts-expect-error: NOT_FOUND has no details
      new AppError('NOT_FOUND', { retryAfter: 3 }),
      // @ts-expect-error: a list of wrong fields, even where only one is wrong
      new AppError('VALIDATION_FAILED', { path: 'name', message: 'Too short' }),
    ]
    const fits = errors.map(({ code, details }) =>
      code in errorDetails
        ? errorDetails[code as keyof typeof errorDetails].safeParse(details).success
        : details === undefined,
    )
    expect(fits).toEqual([true, true, true, true, false, false, false, false])
  })

  it('keeps code and details together on their way', () => {
    const error = new AppError('INSUFFICIENT_R3', { balance: 1, price: 2 })
    const { coded } = error
    if (coded.code !== 'INSUFFICIENT_R3') throw new Error('another code')
    expect(coded.details.price - coded.details.balance).toBe(1)
    expect(AppError.of(coded, 'Too dear')).toMatchObject({ ...coded, message: 'Too dear', status: 402 })
    expect(new AppError('NOT_FOUND').coded).toEqual({ code: 'NOT_FOUND' })
  })
})
