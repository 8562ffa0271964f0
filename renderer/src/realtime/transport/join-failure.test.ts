import { expect, it } from 'vitest'
import { joinFailure } from './join-failure.ts'

it.each([
  [{ code: 4212, message: 'x' }, 'gone'],
  [{ code: 4214, message: 'x' }, 'gone'],
  [{ code: 522, message: 'x' }, 'gone'],
  [{ code: 524, message: 'x' }, 'gone'],
  [new Error('Room NOT FOUND'), 'gone'],
  [{ code: 401, message: 'Unauthorized access' }, 'unauthorized'],
  [{ code: 403, message: 'Incorrect password' }, 'refused'],
  [{ code: 409, message: 'Room is full' }, 'refused'],
  [{ code: 4213, message: 'x' }, 'unreachable'],
  [{ code: 503, message: 'x' }, 'unreachable'],
  [{ code: 1006, message: '' }, 'unreachable'],
  [new TypeError('Failed to fetch'), 'unreachable'],
  [undefined, 'unreachable'],
  ['text', 'unreachable'],
])('[SESS-48] reads %o as %s', (error, kind) => {
  expect(joinFailure(error).kind).toBe(kind)
})
