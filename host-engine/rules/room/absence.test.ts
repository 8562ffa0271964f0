import { describe, expect, it } from 'vitest'
import { driveMatch } from '../../testing/match-driver.ts'
import { driveRoom } from '../../testing/room-driver.ts'

const begun = (mode: 'quick' | 'ranked', ...userIds: string[]) => {
  const match = driveMatch(userIds, { mode })
  match.begin()
  return match
}
/** A room that somebody opened, with a game of four rounds. */
const opened = (...userIds: string[]) => {
  const room = driveRoom({ rounds: 4, timePerRound: 60 })
  room.play(...userIds)
  return Object.assign(room, {
    drop: (userId: string) => room.perform({ type: 'disconnect', userId }),
    back: (userId: string) => room.perform({ type: 'connect', userId }),
  })
}

describe('a player of a match who drops', () => {
  it.each(['quick', 'ranked'] as const)('[GAME-33] stops no clock of a %s match', (mode) => {
    const match = begun(mode, 'ada', 'bob')
    match.pass(5_000)
    match.drop('bob')
    expect(match.heard('game_paused')).toEqual([])
    match.pass(15_000)
    expect(match.heard('round_ended')).toHaveLength(1)
    match.back('bob')
    expect(match.guess('bob', 'lantern')).toMatchObject({ data: { result: 'wrong', points: 0 } })
  })

  it('[GAME-35] leaves the other the win of a quick match after 60 s alone, and not before', () => {
    const match = begun('quick', 'ada', 'bob')
    match.pass(20_000)
    match.drop('bob')
    match.pass(59_999)
    expect(match.results()).toEqual([])
    match.pass(1)
    expect(match.results()).toMatchObject([{ outcome: { kind: 'finished', winner: 'ada' }, leavers: [] }])
  })

  it('[GAME-35] lets nobody be alone for a time that began before they were', () => {
    const match = begun('quick', 'ada', 'bob')
    match.pass(20_000)
    match.drop('bob')
    match.pass(25_000)
    match.drop('ada')
    match.pass(25_000)
    match.back('ada')
    match.pass(30_000)
    expect(match.results()).toEqual([])
    match.back('bob')
    match.drop('bob')
    match.pass(20_000)
    expect(match.results()).toHaveLength(1)
  })

  it('[RANK-13, GAME-32] has left a ranked game after 60 s away in all, however often', () => {
    const match = begun('ranked', 'ada', 'bob', 'cam')
    for (let i = 0; i < 5; i++) {
      match.drop('bob')
      match.pass(10_000)
      match.back('bob')
    }
    expect(match.noted()).toEqual([])
    match.drop('bob')
    match.pass(9_999)
    expect(match.state.members).toHaveLength(3)
    match.pass(1)
    expect(match.noted()).toEqual(['bob'])
    expect(match.heard('return_to_lobby', 'bob')).toEqual([{ roomId: 'room1', reason: 'seat_lost' }])
    match.pass(200_000)
    expect(match.results()).toMatchObject([
      { outcome: { kind: 'finished' }, leavers: [{ userId: 'bob' }], players: [{}, {}] },
    ])
  })

  it('[RANK-13] has left a ranked game when it ends without them', () => {
    const match = begun('ranked', 'ada', 'bob', 'cam')
    match.pass(110_000)
    match.guess('bob', 'blanket')
    match.drop('bob')
    match.guess('ada', 'blanket')
    match.guess('cam', 'blanket')
    const [result] = match.results()
    expect(result).toMatchObject({ outcome: { winner: 'ada' }, leavers: [{ userId: 'bob' }] })
    expect(result?.players.map(({ userId }) => userId)).toEqual(['ada', 'cam'])
    expect(result?.scores.map(({ userId }) => userId)).toEqual(['ada', 'cam', 'bob'])
    expect(match.noted()).toEqual(['bob'])
  })

  it('[RANK-13] has left nothing when the server could not go on', () => {
    const match = begun('ranked', 'ada', 'bob')
    match.drop('bob')
    match.perform({ type: 'shut_down', reason: 'server_stopping' })
    expect(match.results()).toMatchObject([{ leavers: [], players: [{}, {}] }])
  })

  it('[RANK-13, GAME-35] has left a ranked game that both dropped out of: it ends when neither comes back', () => {
    const match = begun('ranked', 'ada', 'bob')
    match.drop('bob')
    match.pass(10_000)
    match.drop('ada')
    match.pass(60_000)
    expect(match.results()).toMatchObject([
      { outcome: { kind: 'unfinished', reason: 'not_enough_players' }, players: [] },
    ])
    expect(match.noted()).toEqual(['bob', 'ada'])
  })
})

describe('the countdown of a ranked match', () => {
  const counting = (...userIds: string[]) => {
    const match = driveMatch(userIds)
    match.countDown()
    return match
  }

  it('[RANK-13] counts as left by one who leaves it, though no game comes of it', () => {
    const match = counting('ada', 'bob')
    match.leave('bob')
    expect(match.noted()).toEqual(['bob'])
    expect(match.results()).toMatchObject([
      {
        outcome: { kind: 'unfinished', reason: 'not_enough_players' },
        leavers: [{ userId: 'bob' }],
        players: [{ userId: 'ada' }],
      },
    ])
    expect(match.effects).toContainEqual({ type: 'requeue', userIds: ['ada'] })
  })

  it('[RANK-13] puts who left it last in the game of the others', () => {
    const match = counting('ada', 'bob', 'cam')
    match.leave('bob')
    expect(match.results()).toEqual([])
    match.deal()
    match.pass(3_000)
    match.pass(200_000)
    expect(match.results()).toMatchObject([{ outcome: { kind: 'finished' }, leavers: [{ userId: 'bob' }] }])
  })

  it('[RANK-13] counts as left by one who drops in it and is not back at the start', () => {
    const match = driveMatch(['ada', 'bob'])
    match.pass(27_000)
    match.deal()
    match.drop('bob')
    match.pass(3_000)
    expect(match.noted()).toEqual(['bob'])
    expect(match.results()).toMatchObject([{ leavers: [{ userId: 'bob' }] }])
  })

  it('[RANK-13] cannot be stopped by taking one’s word back', () => {
    const match = counting('ada', 'bob')
    expect(match.perform({ type: 'set_ready', userId: 'bob', isReady: false })).toMatchObject({
      code: 'ROOM_ALREADY_STARTED',
    })
    expect(match.state.phase.kind).toBe('starting')
  })

  it('[RANK-13] is nothing to those who never came, who leave before it, or who leave a quick match', () => {
    const absent = driveMatch(['ada', 'bob', 'cam'])
    absent.drop('cam')
    absent.pass(27_000)
    absent.deal()
    absent.pass(3_000)
    expect(absent.noted()).toEqual([])
    const waiting = driveMatch(['ada', 'bob'])
    waiting.leave('bob')
    expect(waiting.noted()).toEqual([])
    expect(waiting.results()).toEqual([])
    const quick = driveMatch(['ada', 'bob', 'cam'], { mode: 'quick' })
    quick.countDown()
    quick.leave('bob')
    expect(quick.noted()).toEqual([])
  })
})

describe('a player of a room of one’s own who drops', () => {
  it('[GAME-33] pauses the game twice, and no third time', () => {
    const room = opened('ada', 'bob')
    for (let i = 0; i < 25; i++) {
      room.drop('bob')
      room.pass(1_000)
      room.back('bob')
    }
    expect(room.heard('game_paused')).toHaveLength(2)
    expect(room.heard('game_resumed')).toHaveLength(2)
  })

  it('[GAME-33] pauses it for 60 s in all', () => {
    const room = opened('ada', 'bob')
    room.pass(60_000)
    room.drop('bob')
    room.pass(45_000)
    room.back('bob')
    room.drop('bob')
    expect(room.heard('game_paused').at(-1)).toMatchObject({ waitMs: 15_000 })
    room.pass(15_000)
    expect(room.heard('game_paused')).toHaveLength(2)
    expect(room.state.phase.kind).toBe('settling')
  })

  it('[GAME-33, GAME-35] has the game go on alone for 60 s once there are no pauses left', () => {
    const room = opened('ada', 'bob')
    for (let i = 0; i < 2; i++) {
      room.drop('bob')
      room.back('bob')
    }
    room.pass(60_000)
    room.drop('bob')
    room.pass(59_999)
    expect(room.state.phase.kind).toBe('playing')
    room.pass(1)
    expect(room.state.phase.kind).toBe('settling')
  })

  it('[GAME-33] charges each for the own absence alone', () => {
    const room = opened('ada', 'bob')
    for (const userId of ['ada', 'bob', 'ada', 'bob']) {
      room.drop(userId)
      room.pass(1_000)
      room.back(userId)
    }
    expect(room.heard('game_paused')).toHaveLength(4)
  })

  it('[GAME-33] who paused as the host and goes has no pause left: the game goes on', () => {
    const room = opened('ada', 'bob')
    for (let i = 0; i < 2; i++) {
      room.drop('ada')
      room.back('ada')
    }
    room.perform({ type: 'pause_game', userId: 'ada' })
    room.drop('ada')
    expect(room.heard('game_resumed').at(-1)).toMatchObject({ reason: 'host' })
    expect(room.state.phase).toMatchObject({ game: { stage: { kind: 'answering' } } })
  })
})
