import { describe, expect, it } from 'vitest'
import { errors } from '../i18n/en/errors.ts'
import { AppError } from './app-error.ts'
import { englishText, isErrorCode, STATUS_OF } from './catalogue.ts'

describe('the catalogue', () => {
  it('[API-4] names every error by capitals that follow from what it says', () => {
    for (const code of Object.keys(errors)) expect(code).toMatch(/^[A-Z][A-Z0-9_]+$/)
    expect(isErrorCode('ROOM_NOT_FOUND')).toBe(true)
    expect(isErrorCode('toString')).toBe(false)
  })

  it.each([
    ['FORBIDDEN', 403, 'Forbidden'],
    ['NOT_FOUND', 404, 'Not found'],
    ['CONFLICT', 409, 'Conflict'],
    ['RATE_LIMITED', 429, 'Rate limit exceeded. Try again in 7 seconds.'],
    ['MAINTENANCE', 503, 'Server under maintenance'],
    ['ROOM_NOT_FOUND', 404, 'Room not found'],
    ['ROOM_IS_FULL', 409, 'Room is full'],
    ['INCORRECT_PASSWORD', 403, 'Incorrect password'],
    ['ROOM_REQUIRES_PASSWORD', 403, 'This room requires a password'],
    ['NO_ROOM_FOUND_WITH_CODE', 404, 'No room found with this code'],
    ['ALREADY_IN_ACTIVE_GAME', 409, 'You are already in an active game session. Redirecting...'],
    ['RECONNECTION_FAILED_GAME_FINISHED', 409, 'Reconnection failed: game finished'],
  ] as const)('[API-3, ERR-55] gives %s the status %i and its text to the letter', (code, status, text) => {
    expect(STATUS_OF[code]).toBe(status)
    expect(englishText(code, { retryAfter: 7 })).toBe(text)
  })

  it('[API-7] puts the seconds to wait into text and details alike', () => {
    const error = new AppError('RATE_LIMITED', { retryAfter: 3 })
    expect(error.message).toBe('Rate limit exceeded. Try again in 3 seconds.')
    expect(error.details).toEqual({ retryAfter: 3 })
  })
})
