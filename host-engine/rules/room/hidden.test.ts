import { describe, expect, it } from 'vitest'
import { driveMatch } from '../../testing/match-driver.ts'
import { driveRoom, SETTINGS } from '../../testing/room-driver.ts'
import { createRoom } from '../room-state.ts'
import { isHiddenFrom, viewRefusal } from './hidden.ts'
import { gameBefore } from './rematch.ts'

const unlisted = () => {
  const room = driveRoom({ listed: false })
  room.enter('ada', 'bob')
  return room
}

describe('an unlisted room', () => {
  it('[ROOM-44] is hidden from all but its members and its host to come', () => {
    const room = driveRoom({ listed: false })
    expect([isHiddenFrom(room.state, 'ada'), isHiddenFrom(room.state, 'bob')]).toEqual([false, true])
    room.enter('ada', 'bob')
    expect([isHiddenFrom(room.state, 'bob'), isHiddenFrom(room.state, 'eve')]).toEqual([false, true])
  })

  it('[ROOM-44] stays known to players who have left it or lost their seat', () => {
    const room = unlisted()
    room.perform({ type: 'leave', userId: 'bob' })
    room.join('cam')
    room.pass(31_000)
    expect(room.state.members.map(({ userId }) => userId)).toEqual(['ada'])
    for (const userId of ['bob', 'cam'])
      expect([isHiddenFrom(room.state, userId), viewRefusal(room.state, userId)]).toEqual([false, null])
  })

  it('[ROOM-44] is visible to players invited by a member, not to players invited by a stranger', () => {
    const room = unlisted()
    expect(room.perform({ type: 'invite', userId: 'eve', target: 'dan' })).toMatchObject({
      code: 'NOT_A_MEMBER',
    })
    expect(isHiddenFrom(room.state, 'dan')).toBe(true)
    expect(room.perform({ type: 'invite', userId: 'bob', target: 'dan' })).toEqual({ ok: true })
    expect([isHiddenFrom(room.state, 'dan'), viewRefusal(room.state, 'dan')]).toEqual([false, null])
  })

  it('[ROOM-45, ROOM-32] shows a banned player the ban, but not the members', () => {
    const room = unlisted()
    room.perform({ type: 'kick_player', userId: 'ada', target: 'bob', ban: true })
    expect(isHiddenFrom(room.state, 'bob')).toBe(false)
    expect(viewRefusal(room.state, 'bob')).toMatchObject({ code: 'BANNED_FROM_ROOM' })
    expect(room.join('bob')).toMatchObject({ code: 'BANNED_FROM_ROOM' })
  })

  it('[ROOM-44] is hidden while `listed` is false', () => {
    const room = driveRoom()
    room.enter('ada', 'bob')
    expect(isHiddenFrom(room.state, 'eve')).toBe(false)
    for (const listed of [false, true]) {
      room.perform({ type: 'change_settings', userId: 'ada', changes: { listed } })
      expect(isHiddenFrom(room.state, 'eve')).toBe(!listed)
    }
  })

  it('[ROOM-44, GAME-38] is known to the same people when its game is played again', () => {
    const old = unlisted()
    old.perform({ type: 'invite', userId: 'bob', target: 'dan' })
    const again = createRoom(
      {
        id: 'room2',
        inviteCode: old.state.inviteCode,
        settings: { ...SETTINGS, listed: false },
        host: { userId: 'bob', username: 'bob' },
        seed: 1,
        before: gameBefore(old.state),
      },
      0,
    )
    const hidden = ['ada', 'bob', 'dan', 'eve'].filter((userId) => isHiddenFrom(again, userId))
    expect(hidden).toEqual(['eve'])
  })

  it('keeps the last thousand visitors, and its members however many came', () => {
    const room = unlisted()
    for (let index = 0; index < 1_001; index++)
      room.perform({ type: 'invite', userId: 'bob', target: `player${index}` })
    expect(room.state.knownTo).toHaveLength(1_000)
    expect(isHiddenFrom(room.state, 'player0')).toBe(true)
    expect(isHiddenFrom(room.state, 'ada')).toBe(false)
  })
})

describe('a match', () => {
  it('[ROOM-10, ROOM-45] is no secret, and shows strangers nothing', () => {
    const match = driveMatch(['ada', 'bob'], { mode: 'quick' })
    expect(isHiddenFrom(match.state, 'eve')).toBe(false)
    expect(viewRefusal(match.state, 'eve')).toMatchObject({ code: 'FORBIDDEN' })
    expect(viewRefusal(match.state, 'bob')).toBeNull()
  })
})
