import { describe, expect, it } from 'vitest'
import { joinFailure } from '#renderer/realtime/transport/join-failure.ts'
import { afterFailedRecord, planRestore, type RestoreFacts } from './restore-plan.ts'

const NOW = 1_000_000_000
const facts = (changes: Partial<RestoreFacts> = {}): RestoreFacts => ({
  path: '/lobby',
  now: NOW,
  voluntarilyLeftAt: null,
  lastCheckAt: null,
  records: [],
  busy: false,
  ...changes,
})
const record = (roomId: string, ageMs: number) => ({ roomId, token: `${roomId}:x`, timestamp: NOW - ageMs })

describe('the plan of a restore', () => {
  it.each(['/game/r1', '/game', '/room/r1', '/select-language'])('[SESS-36] does not run on %s', (path) => {
    expect(planRestore(facts({ path }))).toEqual({ kind: 'skip', why: 'path' })
  })

  it.each(['/game-pass', '/lobby', '/'])('[SESS-36] runs on %s', (path) => {
    expect(planRestore(facts({ path })).kind).toBe('restore')
  })

  it('[SESS-38] is skipped within 10 s of a voluntary leave', () => {
    expect(planRestore(facts({ voluntarilyLeftAt: NOW - 9_999 }))).toEqual({ kind: 'skip', why: 'left' })
    expect(planRestore(facts({ voluntarilyLeftAt: NOW - 10_000 })).kind).toBe('restore')
  })

  it('[SESS-39] is skipped within 3 s of the last check', () => {
    expect(planRestore(facts({ lastCheckAt: NOW - 2_999 }))).toEqual({ kind: 'skip', why: 'checked' })
    expect(planRestore(facts({ lastCheckAt: NOW - 3_000 })).kind).toBe('restore')
  })

  it('is skipped in a room', () => {
    expect(planRestore(facts({ busy: true }))).toEqual({ kind: 'skip', why: 'busy' })
  })

  it('[SESS-40][SESS-41] takes the newest record under 10 minutes, and has the older ones deleted', () => {
    const records = [record('a', 599_999), record('b', 5_000), record('c', 600_000), record('d', 9_000_000)]
    expect(planRestore(facts({ records }))).toEqual({
      kind: 'restore',
      record: record('b', 5_000),
      stale: ['c', 'd'],
    })
  })

  it.each([
    [{ code: 4212, message: '' }, 'fresh_join'],
    [{ code: 4214, message: '' }, 'fresh_join'],
    [{ code: 522, message: '' }, 'fresh_join'],
    [{ code: 524, message: '' }, 'fresh_join'],
    [{ code: 0, message: 'Room not found' }, 'fresh_join'],
    [{ code: 403, message: 'Forbidden' }, 'ask_server'],
    [new TypeError('Failed to fetch'), 'ask_server'],
  ])('[SESS-48][SESS-49] after %o goes on with %s', (error, way) => {
    expect(afterFailedRecord(joinFailure(error))).toBe(way)
  })
})
