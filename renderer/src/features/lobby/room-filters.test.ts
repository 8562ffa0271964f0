import { describe, expect, it } from 'vitest'
import { activeCount, filtersOf, matchesFilters } from '#renderer/features/lobby/room-filters.ts'
import { samplePlayer, sampleRoom } from '#renderer/testing/samples.ts'

const room = sampleRoom()
const full = sampleRoom({ maxPlayers: 3 })

describe('filters in the address', () => {
  it('reads what makes sense and leaves out the rest', () => {
    const query = new URLSearchParams(
      'mode=quick&status=gone&capacity=8&players=some&showFull=yes&search=%20owl&x=1',
    )
    expect(filtersOf(query)).toEqual({ mode: 'quick', capacity: 8, players: 'some', search: 'owl' })
  })

  it('counts what narrows, not the order', () => {
    expect(activeCount({ sort: 'name', mode: 'quick', showFull: true })).toBe(2)
  })
})

describe('whether a room belongs into the list', () => {
  it('[LOBBY-3] by mode, status and capacity', () => {
    expect(matchesFilters(room, { mode: 'quick', status: 'waiting', capacity: 8 })).toBe(true)
    expect(matchesFilters(room, { mode: 'private' })).toBe(false)
    expect(matchesFilters(room, { status: 'in_progress' })).toBe(false)
    expect(matchesFilters(room, { capacity: 4 })).toBe(false)
    expect(matchesFilters(sampleRoom({ status: 'finished' }), {})).toBe(false)
  })

  it('[LOBBY-4] by the players present', () => {
    expect(matchesFilters(room, { players: 'some' })).toBe(true)
    expect(matchesFilters(room, { players: 'empty' })).toBe(false)
    expect(matchesFilters(sampleRoom({ players: [] }), { players: 'empty' })).toBe(true)
  })

  it('[LOBBY-5] by name, in any letter case', () => {
    expect(matchesFilters(room, { search: 'OWL' })).toBe(true)
    expect(matchesFilters(room, { search: 'fox' })).toBe(false)
  })

  it('[LOBBY-6] hides full rooms unless they are asked for', () => {
    expect(matchesFilters(full, {})).toBe(false)
    expect(matchesFilters(full, { showFull: true })).toBe(true)
    expect(matchesFilters({ ...full, players: [samplePlayer(1)] }, {})).toBe(true)
  })
})
