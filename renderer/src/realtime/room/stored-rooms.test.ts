import { beforeEach, describe, expect, it } from 'vitest'
import { deleteAllRecords, readRecord, readRecords, saveRecord } from './stored-rooms.ts'

beforeEach(() => localStorage.clear())

describe('reconnect records', () => {
  it('[SESS-29] are kept under colyseus_reconnect_{roomId}', () => {
    saveRecord('r1', 'r1:secret', 5)
    expect(JSON.parse(localStorage.getItem('colyseus_reconnect_r1') ?? '')).toEqual({
      token: 'r1:secret',
      roomId: 'r1',
      timestamp: 5,
    })
    expect(readRecord('r1')?.token).toBe('r1:secret')
  })

  it.each([
    '{',
    'null',
    '{"token":"x"}',
    '{"token":"secret","roomId":"r1","timestamp":1}',
    '{"token":"r1:","roomId":"r1","timestamp":1}',
  ])('[SESS-30] of another form are deleted unused: %s', (text) => {
    localStorage.setItem('colyseus_reconnect_r1', text)
    expect(readRecord('r1')).toBeNull()
    expect(localStorage.length).toBe(0)
    localStorage.setItem('colyseus_reconnect_r1', text)
    expect(readRecords()).toEqual([])
    expect(localStorage.length).toBe(0)
  })

  it('[SESS-50] are cleared together, and nothing else is', () => {
    saveRecord('r1', 'r1:a')
    saveRecord('r2', 'r2:b')
    localStorage.setItem('auth_token', 't')
    deleteAllRecords()
    expect(Object.keys(localStorage)).toEqual(['auth_token'])
  })
})
