import { describe, expect, it } from 'vitest'
import { driveRoom, SETTINGS } from '../../testing/room-driver.ts'
import { next } from '../next.ts'
import { createRoom } from '../room-state.ts'
import { viewFor } from '../view.ts'
import { gameBefore } from './rematch.ts'

/** Ada, Bob and Cam are at the podium, and Eve looks on. */
function podium() {
  const room = driveRoom({ rounds: 1 })
  room.join('eve', { spectate: true })
  room.perform({ type: 'connect', userId: 'eve' })
  room.play('ada', 'bob', 'cam')
  room.pass(20_000)
  room.perform({ type: 'settled', rewards: [] })
  room.forget()
  return room
}
const wish = (room: ReturnType<typeof driveRoom>, userId: string, roomId = 'room2') =>
  room.perform({ type: 'move_on', userId, roomId, wishes: true })

describe('another game', () => {
  it('[GAME-38] tells everyone of every wish, and shows it to who comes back', () => {
    const room = podium()
    expect(viewFor(room.state, 'bob', room.now).rematch).toBeUndefined()
    wish(room, 'bob')
    wish(room, 'bob')
    wish(room, 'ada')
    const told = { roomId: 'room2', userIds: ['bob', 'ada'], of: 3 }
    for (const userId of ['cam', 'eve']) expect(room.heard('rematch_wanted', userId).at(-1)).toEqual(told)
    expect(room.heard('matchmaking_room_ready', 'bob')[0]).toEqual({ roomId: 'room2', action: 'join_room' })
    expect(room.heard('matchmaking_room_ready', 'cam')).toEqual([])
    expect(viewFor(room.state, 'cam', room.now).rematch).toEqual(told)
  })

  it('[GAME-38] nobody who goes there is told of as having left, nor missing from the podium', () => {
    const room = podium()
    wish(room, 'ada')
    wish(room, 'bob')
    room.perform({ type: 'disconnect', userId: 'ada' })
    room.perform({ type: 'leave', userId: 'ada' })
    room.perform({ type: 'disconnect', userId: 'bob' })
    expect(room.heard('user_disconnected')).toEqual([])
    expect(room.heard('room_state_updated')).toEqual([])
    const { players, host } = viewFor(room.state, 'cam', room.now).room
    expect(players.map(({ userId, connected }) => [userId, connected])).toEqual([
      ['ada', true],
      ['bob', true],
      ['cam', true],
    ])
    expect(host.id).toBe('ada')
    room.perform({ type: 'leave', userId: 'cam' })
    expect(room.heard('user_disconnected')).toMatchObject([{ userId: 'cam' }])
  })

  it('[GAME-28, GAME-38] those who have asked are not sent to the lobby; the others are, after 20 s', () => {
    const room = podium()
    wish(room, 'bob')
    room.perform({ type: 'move_on', userId: 'eve', roomId: 'room2', wishes: false })
    room.pass(19_000)
    expect(room.state.phase.kind).toBe('finished')
    room.pass(1_000)
    expect(room.events.filter(({ name }) => name === 'return_to_lobby')).toMatchObject([
      { to: ['ada', 'cam'] },
    ])
  })

  it('[GAME-38, LAN-10] stays so when the room is opened again from a snapshot', () => {
    const room = podium()
    wish(room, 'ada')
    room.perform({ type: 'reopen' })
    const { players } = viewFor(room.state, 'cam', room.now).room
    expect(players.map(({ connected }) => connected)).toEqual([true, false, false])
  })

  it('[GAME-38] begins to count anew in another room, when all have left the first one', () => {
    const room = podium()
    wish(room, 'bob')
    wish(room, 'cam', 'room3')
    expect(room.heard('rematch_wanted', 'ada').at(-1)).toEqual({ roomId: 'room3', userIds: ['cam'], of: 3 })
  })
})

describe('the room of another game', () => {
  const seat = { type: 'join', avatar: 'thumbs-01', spectate: false, password: 'right' } as const
  function nextRoom(settings: Partial<typeof SETTINGS> = {}) {
    const old = podium()
    old.say('bob', 'one more')
    let state = createRoom(
      {
        id: 'room2',
        inviteCode: old.state.inviteCode,
        settings: { ...SETTINGS, ...settings },
        host: { userId: 'bob', username: 'bob' },
        seed: 1,
        before: gameBefore(old.state),
      },
      0,
    )
    const join = (userId: string) => {
      state = next(state, { ...seat, userId, username: userId }, 0).state
    }
    return { join, state: () => state, room: () => viewFor(state, 'bob', 0).room }
  }

  it('[GAME-38] has the chat and, when they come, the host of the game before', () => {
    const { join, room, state } = nextRoom()
    join('bob')
    expect(room().host.id).toBe('bob')
    expect(viewFor(state(), 'bob', 0).chat).toMatchObject([{ roomId: 'room2', message: 'one more' }])
    join('cam')
    expect(room().host.id).toBe('bob')
    join('ada')
    expect(room().host).toEqual({ id: 'ada', username: 'ada' })
  })

  it('[GAME-38, ROOM-39] with own quizzes says that they have been seen, and their presenter presents again', () => {
    const customQuizzes = [1, 2, 3].map((number) => ({ prompt: `${number}?`, answers: [`number ${number}`] }))
    const { join, room, state } = nextRoom({ customQuizzes, presenter: true })
    join('bob')
    join('ada')
    expect(room().players.map(({ userId }) => userId)).toEqual(['bob'])
    expect(viewFor(state(), 'ada', 0).you.role).toBe('presenter')
    expect(room().quizzesSeen).toBe(true)
    const changes = { customQuizzes: customQuizzes.toReversed() }
    const changed = next(state(), { type: 'change_settings', userId: 'ada', changes }, 0).state
    expect(viewFor(changed, 'ada', 0).room).not.toHaveProperty('quizzesSeen')
  })
})
