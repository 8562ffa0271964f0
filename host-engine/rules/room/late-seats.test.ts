import { describe, expect, it } from 'vitest'
import { driveRoom } from '../../testing/room-driver.ts'
import { viewFor } from '../view.ts'

/** Ada and Bob play the first round, and others may come in. */
function running(settings: Parameters<typeof driveRoom>[0] = {}) {
  const room = driveRoom({ joinInProgress: true, ...settings })
  room.play('ada', 'bob')
  return room
}
const seatOf = (room: ReturnType<typeof driveRoom>, userId: string) =>
  viewFor(room.state, userId, room.now).room.players.find((player) => player.userId === userId)

describe('coming in while the game runs', () => {
  it('[ROOM-37, ROOM-25, GAME-24] in a round: counts, guesses and takes hints from the next one on, with 0 points', () => {
    const room = running()
    room.guess('ada', 'lantern')
    room.pass(2_000)
    room.say('ada', 'a lantern it was')
    room.enter('cam')
    expect(seatOf(room, 'cam')?.joinedInRound).toBe(2)
    expect(seatOf(room, 'ada')).not.toHaveProperty('joinedInRound')
    const view = viewFor(room.state, 'cam', room.now)
    expect(view.you).toMatchObject({ role: 'player', answered: false, score: 0 })
    expect(JSON.stringify(view)).not.toContain('antern')

    expect(room.guess('cam', 'lantern')).toMatchObject({ code: 'NO_ROUND_RUNNING' })
    expect(room.perform({ type: 'take_hint', userId: 'cam' })).toMatchObject({ code: 'NO_ROUND_RUNNING' })
    room.pass(2_000)
    // What they type now may be the answer: the others read it when the round is over.
    room.say('cam', 'lantern')
    expect(room.heard('chat_message', 'bob')).toEqual([])
    expect(room.heard('player_answered')).toEqual([])
    room.guess('bob', 'lantern')
    expect(room.heard('correct_answer').map(({ answered, of }) => [answered, of])).toEqual([
      [1, 2],
      [2, 2],
    ])
    expect(room.heard('round_ended').at(-1)?.scores).toContainEqual(
      expect.objectContaining({ userId: 'cam', score: 0, correct: 0 }),
    )
    expect(room.heard('chat_message', 'bob').map(({ message }) => message)).toContain('lantern')

    room.pass(5_000)
    expect(room.guess('cam', 'compass')).toMatchObject({ ok: true, data: { result: 'correct' } })
    expect(room.heard('correct_answer').at(-1)).toMatchObject({ userId: 'cam', answered: 1, of: 3 })
  })

  it('[ROOM-37] between rounds: plays the next one, as a spectator does who sits down', () => {
    const room = running()
    room.join('eve', { spectate: true })
    room.perform({ type: 'connect', userId: 'eve' })
    room.guess('ada', 'lantern')
    room.guess('bob', 'lantern')
    room.enter('cam')
    expect(room.join('eve')).toMatchObject({ ok: true, data: { room: { spectators: 0, audience: [] } } })
    room.pass(5_000)
    expect(room.guess('cam', 'compass')).toMatchObject({ data: { result: 'correct' } })
    expect(room.guess('eve', 'compass')).toMatchObject({ data: { result: 'correct' } })
    expect([seatOf(room, 'cam')?.joinedInRound, seatOf(room, 'eve')?.joinedInRound]).toEqual([2, 2])
  })

  it('[ROOM-37] gives who left and comes back a new seat with nothing in it', () => {
    const room = running()
    room.enter('cam')
    room.guess('bob', 'lantern')
    room.perform({ type: 'leave', userId: 'bob' })
    room.enter('bob')
    expect(seatOf(room, 'bob')?.joinedInRound).toBe(2)
    for (const round of [1, 2, 3]) room.pass(round === 1 ? 20_000 : 25_000)
    room.perform({ type: 'settled', rewards: [] })
    const scores = room.heard('game_finished')[0]?.scores ?? []
    expect(scores.filter(({ userId }) => userId === 'bob')).toEqual([
      { userId: 'bob', username: 'bob', score: 0, correct: 0 },
    ])
  })

  it('[ROOM-37, ROOM-34] does not count as a leaver who goes before a round of theirs, or never comes', () => {
    const room = running()
    room.enter('cam')
    room.perform({ type: 'leave', userId: 'cam' })
    room.join('dan')
    room.pass(50_000)
    expect(seatOf(room, 'dan')).toBeUndefined()
    expect(room.state.phase).toMatchObject({ kind: 'playing', game: { leavers: [] } })
  })

  it.each([
    ['where the host does not want it', { joinInProgress: false }, 'ROOM_ALREADY_STARTED'],
    ['for a reward', { tokenReward: 5 }, 'ROOM_ALREADY_STARTED'],
    ['without a free seat', { maxPlayers: 2 }, 'ROOM_IS_FULL'],
    ['in the last round', { rounds: 1 }, 'ROOM_ALREADY_STARTED'],
  ])('[ROOM-37, ROOM-10] is refused %s', (_, settings, code) => {
    expect(running(settings).join('cam')).toMatchObject({ ok: false, code })
  })
})
