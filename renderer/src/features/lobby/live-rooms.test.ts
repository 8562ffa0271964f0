import { describe, expect, it } from 'vitest'
import { applyChange } from '#renderer/features/lobby/live-rooms.ts'
import { samplePlayer, sampleRoom } from '#renderer/testing/samples.ts'

const [a, b, c] = ['a', 'b', 'c'].map((id) => sampleRoom({ id, name: id }))
const list = [a, b, c].filter((room) => room !== undefined)
const ids = ({ rooms }: { rooms: readonly { id: string }[] }) => rooms.map(({ id }) => id)

describe('the list after a change', () => {
  it('[LOBBY-8] keeps every row in its place, and puts new ones last', () => {
    const changed = sampleRoom({ id: 'a', name: 'renamed' })
    const after = applyChange(list, { rooms: [sampleRoom({ id: 'd' }), changed], removed: [] }, {})
    expect(ids(after)).toEqual(['a', 'b', 'c', 'd'])
    expect(after.rooms[0]?.name).toBe('renamed')
    expect(after.fresh).toBe(1)
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
