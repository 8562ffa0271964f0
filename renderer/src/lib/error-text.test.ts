import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '#renderer/lib/api-error.ts'
import { errorText } from '#renderer/lib/error-text.ts'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { errors } from '#shared/i18n/en/errors.ts'
import { errors as errorsIt } from '#shared/i18n/it/errors.ts'

const error = (code: string, message = '', details?: unknown) => new ApiError({ code, message, details })

beforeEach(() => setLanguage('italian'))

describe('a failure in the player’s language', () => {
  it('[ERR-1] goes by the code, whatever the message says', () => {
    expect(errorText(error('ROOM_IS_FULL', 'Room not found'))).toBe(errorsIt.ROOM_IS_FULL)
  })

  it('[ERR-1] [ERR-2] goes by the message when the code is unknown', () => {
    expect(errorText(error('SOMETHING_NEW', 'Room not found'))).toBe(errorsIt.ROOM_NOT_FOUND)
  })

  it('[ERR-3] finds a known text inside a message, in any letter case', () => {
    expect(errorText('Sorry: ROOM IS FULL!')).toBe(errorsIt.ROOM_IS_FULL)
  })

  it('[ERR-4] lets the longest of several win', () => {
    expect(errorText('Error: google user not found here')).toBe(errorsIt.GOOGLE_USER_NOT_FOUND)
  })

  it.each([
    ['[ERR-5]', 'this username is already there', errorsIt.USERNAME_ALREADY_TAKEN],
    ['[ERR-6]', 'that email is already there', errorsIt.EMAIL_ALREADY_EXISTS],
    ['[ERR-6]', 'that e-mail is already there', errorsIt.EMAIL_ALREADY_EXISTS],
    ['[ERR-7]', 'the credentials are invalid', errorsIt.INVALID_USERNAME_OR_PASSWORD],
    ['[ERR-8]', 'the connection broke', errorsIt.NETWORK_ERROR],
    ['[ERR-9]', 'HTTP 500', errorsIt.SERVER_ERROR],
    ['[ERR-9]', 'a server hiccup', errorsIt.SERVER_ERROR],
  ])('%s falls back by keywords: %s', (_rule, message, text) => {
    expect(errorText(message)).toBe(text)
  })

  it('[ERR-10] keeps the order of the fallbacks, and calls the rest unknown', () => {
    expect(errorText('server says: username already on this network')).toBe(errorsIt.USERNAME_ALREADY_TAKEN)
    expect(errorText('it costs 1500')).toBe(errorsIt.UNKNOWN_ERROR)
    expect(errorText(undefined)).toBe(errorsIt.UNKNOWN_ERROR)
    expect(errorText('gibberish', 'Riprova più tardi')).toBe('Riprova più tardi')
  })

  it('[I18N-4] shows no English text of any code', () => {
    const same = (Object.keys(errors) as (keyof typeof errors)[]).filter(
      (code) => errorText(error(code, errors[code])) === errors[code],
    )
    expect(same).toEqual([])
  })

  it('[ERR-41] shows balance and price when R3 are insufficient', () => {
    const short = (details?: object) => errorText(error('INSUFFICIENT_R3', 'Insufficient R3', details))
    expect(short()).toBe(errorsIt.INSUFFICIENT_R3)
    expect(short({ balance: 5, price: 1_250 })).toBe(
      'Non hai abbastanza R3: il tuo saldo è 5, il prezzo è 1.250.',
    )
    setLanguage('english')
    expect(short({ balance: 5, price: 1_250 })).toBe(
      'Insufficient R3: your balance is 5, the price is 1,250.',
    )
    expect(short({ balance: 150, price: 51, rewardLimit: 50 })).toBe(
      'Insufficient R3: your balance is 150, and you can put up at most 50.',
    )
  })

  it('names the wrong field of invalid input', () => {
    expect(errorText(error('VALIDATION_FAILED', 'Invalid email format'))).toBe(
      'Inserisci un indirizzo email valido',
    )
    expect(errorText(error('VALIDATION_FAILED', 'Invalid input'))).toBe(errorsIt.VALIDATION_FAILED)
  })

  it.each([
    ['italian', 'secondo', 'secondi'],
    ['english', 'second', 'seconds'],
  ] as const)('[ERR-61] counts the seconds to wait in singular and plural, in %s', (language, one, many) => {
    setLanguage(language)
    for (const [retryAfter, unit] of [
      [1, one],
      [2, many],
    ] as const)
      expect(errorText(error('RATE_LIMITED', '', { retryAfter }))).toMatch(
        new RegExp(` ${retryAfter} ${unit}\\.$`),
      )
    expect(errorText('Rate limit exceeded. Try again in 1 seconds.')).toMatch(new RegExp(` 1 ${one}\\.$`))
  })

  it('fills in how long to wait', () => {
    expect(errorText(error('RATE_LIMITED', '', { retryAfter: 12 }))).toContain('12')
  })
})
