import { describe, expect, it } from 'vitest'
import { ApiError } from '#renderer/lib/api-error.ts'
import { troubleOf } from './stage-trouble.ts'

const refused = (
  code: 'NO_ROOM_FOUND_WITH_CODE' | 'ROOM_REQUIRES_PASSWORD' | 'RATE_LIMITED',
  status: number,
) => troubleOf(new ApiError({ code, message: '', status }))

describe('why a room is not on the screen', () => {
  it('is told apart: no such code, a password, too many asked', () => {
    expect(refused('NO_ROOM_FOUND_WITH_CODE', 404)).toBe('no_room')
    expect(refused('ROOM_REQUIRES_PASSWORD', 403)).toBe('password')
    expect(refused('RATE_LIMITED', 429)).toBe('lost')
  })

  it('[STAGE-6] asks for another pass only where this one opens nothing any more', () => {
    const joined = (code: number) => troubleOf(Object.assign(new Error('no'), { code }))
    expect([4212, 4214].map(joined)).toEqual(['no_pass', 'no_pass'])
    expect([409, 429, 503].map(joined)).toEqual(['full', 'lost', 'lost'])
    expect(troubleOf(new TypeError('Failed to fetch'))).toBe('lost')
  })
})
