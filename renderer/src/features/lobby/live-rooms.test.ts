import { describe, expect, it } from 'vitest'
import { applyChange } from '#renderer/features/lobby/live-rooms.ts'
import { samplePlayer, sampleRoom } from '#renderer/testing/samples.ts'

const madeAt = (minute: number) => `2026-11-21T10:0${minute}:00.000Z`
const [a, b, c] = ['a', 'b', 'c'].map((id, n) => sampleRoom({ id, name: id, createdAt: madeAt(5 - n) }))
const list = [a, b, c].filter((room) => room !== undefined)
const ids = ({ rooms }: { rooms: readonly { id: string }[] }) => rooms.map(({ id }) => id)

describe('the list after a change', () => {
  it('[LOBBY-8] keeps the rows in their order, and puts a new one on top', () => {
    const changed = sampleRoom({ id: 'a', name: 'renamed', createdAt: madeAt(5) })
    const made = sampleRoom({ id: 'd', createdAt: madeAt(9) })
    const after = applyChange(list, { rooms: [made, changed], removed: [] }, {})
    expect(ids(after)).toEqual(['d', 'a', 'b', 'c'])
    expect(after.rooms[1]?.name).toBe('renamed')
    expect(after.fresh).toBe(1)
  })

  it.each([
    ['oldest', ['c', 'b', 'a', 'd']],
    ['name', ['b', 'bb', 'c']],
  ] as const)('[LOBBY-8] puts a new one where the order %s wants it', (sort, expected) => {
    const made = sampleRoom({
      id: expected.find((id) => id.length > 1) ?? 'd',
      name: 'bb',
      createdAt: madeAt(9),
    })
    const before = sort === 'name' ? list.slice(1) : list.toReversed()
    expect(ids(applyChange(before, { rooms: [made], removed: [] }, { sort }))).toEqual(expected)
  })

  it('[LOBBY-8] takes out what is gone', () => {
    expect(ids(applyChange(list, { rooms: [], removed: ['b', 'x'] }, {}))).toEqual(['a', 'c'])
  })

  it('[LOBBY-6] takes out what has filled up, and shows no news that the filters hide', () => {
    const players = [1, 2].map(samplePlayer)
    const full = sampleRoom({ id: 'a', maxPlayers: 2, players })
    const after = applyChange(
      list,
      { rooms: [full, sampleRoom({ id: 'd', mode: 'private' })], removed: [] },
      { mode: 'quick' },
    )
    expect(ids(after)).toEqual(['b', 'c'])
    expect(after.fresh).toBe(0)
  })
})
