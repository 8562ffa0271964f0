import { describe, expect, it } from 'vitest'
import { ANSWERS, driveRoom } from '../../testing/room-driver.ts'
import { viewFor } from '../view.ts'

const customQuizzes = ANSWERS.map((answer) => ({ prompt: `What is a ${answer.length}?`, answers: [answer] }))

/** Ada presents her own quizzes to Bob and Cam. */
function presented(settings: Parameters<typeof driveRoom>[0] = {}) {
  const room = driveRoom({ presenter: true, customQuizzes, maxPlayers: 2, ...settings })
  room.enter('ada', 'bob', 'cam')
  return room
}
const begin = (room: ReturnType<typeof driveRoom>) => {
  room.perform({ type: 'start_game', userId: 'ada' })
  room.deal()
  room.pass(3_000)
}
const players = (room: ReturnType<typeof driveRoom>) =>
  viewFor(room.state, 'bob', room.now).room.players.map(({ userId }) => userId)

describe('a presenter', () => {
  it('[ROOM-39] hosts without a seat: two others play, and start the game when they are ready', () => {
    const room = driveRoom({ presenter: true, customQuizzes, maxPlayers: 2 })
    room.enter('ada', 'bob')
    expect(room.perform({ type: 'start_game', userId: 'ada' })).toMatchObject({ code: 'TOO_FEW_PLAYERS' })
    room.enter('cam')
    expect(players(room)).toEqual(['bob', 'cam'])
    expect(room.join('dan')).toMatchObject({ code: 'ROOM_IS_FULL' })
    expect(room.perform({ type: 'set_ready', userId: 'ada', isReady: true })).toMatchObject({
      code: 'FORBIDDEN',
    })
    for (const userId of ['bob', 'cam']) room.perform({ type: 'set_ready', userId, isReady: true })
    expect(room.state.phase.kind).toBe('starting')
    expect(room.state.host.userId).toBe('ada')
  })

  it('[ROOM-39, GAME-20] sees the answer, talks with those who have it, and is not waited for', () => {
    const room = presented()
    begin(room)
    const own = viewFor(room.state, 'ada', room.now)
    expect(own).toMatchObject({ mask: 'lantern', you: { role: 'presenter', answered: true } })
    expect(room.heard('mask_updated', 'ada').at(-1)).toMatchObject({ round: 1, mask: 'lantern' })
    expect(room.heard('mask_updated', 'bob')).toEqual([])
    expect(room.guess('ada', 'lantern')).toMatchObject({ code: 'FORBIDDEN' })
    expect(room.perform({ type: 'take_hint', userId: 'ada' })).toMatchObject({ code: 'FORBIDDEN' })
    room.guess('bob', 'lantern')
    expect(room.heard('correct_answer').at(-1)).toMatchObject({ answered: 1, of: 2 })
    room.say('ada', 'well done')
    expect(room.heard('chat_message', 'bob').map(({ message }) => message)).toEqual(['well done'])
    expect(room.heard('chat_message', 'cam')).toEqual([])
    room.pass(2_000)
    room.say('bob', 'that lantern')
    expect(room.heard('chat_message', 'ada').at(-1)?.message).toBe('that lantern')
    // A letter opens for the players; the presenter keeps the whole answer.
    room.pass(8_000)
    expect(viewFor(room.state, 'ada', room.now).mask).toBe('lantern')
    room.guess('cam', 'lantern')
    expect(room.heard('round_ended')).toHaveLength(1)
  })

  it('[ROOM-39, GAME-35] gets no result, and the game goes on without them', () => {
    const room = presented({ rounds: 1 })
    begin(room)
    room.perform({ type: 'leave', userId: 'ada' })
    expect(room.state.phase.kind).toBe('playing')
    expect(room.state.host.userId).toBe('bob')
    room.guess('bob', 'lantern')
    room.guess('cam', 'lantern')
    const result = room.effects.find((effect) => effect.type === 'settle')?.result
    expect(result?.players.map(({ userId }) => userId).toSorted()).toEqual(['bob', 'cam'])
    expect(result?.leavers).toEqual([])
  })

  it('[ROOM-39, ROOM-41] takes a seat and leaves it while the room waits, with own quizzes only, and a reward only without one', () => {
    const room = presented()
    const change = (changes: object) => room.perform({ type: 'change_settings', userId: 'ada', changes })
    expect(change({ presenter: false })).toMatchObject({ code: 'CONFLICT' })
    expect(change({ presenter: false, maxPlayers: 3 })).toMatchObject({ ok: true })
    expect(players(room)).toEqual(['ada', 'bob', 'cam'])
    expect(change({ presenter: true })).toMatchObject({ ok: true })
    expect(players(room)).toEqual(['bob', 'cam'])
    expect(change({ customQuizzes: null })).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ path: 'presenter' }],
    })
    const rich = presented({ tokenReward: 5, maxPlayers: 4 })
    expect(
      rich.perform({ type: 'change_settings', userId: 'ada', changes: { presenter: false } }),
    ).toMatchObject({ code: 'CONFLICT' })
  })

  it('[ROOM-39] hands the room to a player, who goes on playing', () => {
    const room = presented()
    room.perform({ type: 'make_host', userId: 'ada', target: 'bob' })
    expect(
      room.perform({ type: 'change_settings', userId: 'bob', changes: { timePerRound: 30 } }),
    ).toMatchObject({ ok: true })
    expect(players(room)).toEqual(['bob', 'cam'])
    expect(room.perform({ type: 'make_host', userId: 'bob', target: 'ada' })).toMatchObject({ ok: true })
  })
})
