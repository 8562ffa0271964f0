import { describe, expect, it } from 'vitest'
import { driveRoom, quizzes } from '../../testing/room-driver.ts'
import { SMALL_TALK } from '../bots/small-talk.ts'
import type { Quiz } from '../game/quiz.ts'
import type { Settings } from '../room-state.ts'

const face = (userId: string) => ({ userId, username: userId, avatar: 'thumbs-01' })

/** A room whose players the server put together at time 0. */
function matched(players: string[], settings: Partial<Settings> = {}, bots = false) {
  const room = driveRoom({ mode: 'quick', ...settings })
  room.perform({ type: 'seat_match', players: players.map(face), bots })
  const come = (...userIds: string[]) => {
    for (const userId of userIds) room.perform({ type: 'connect', userId })
  }
  const ready = (...userIds: string[]) => {
    for (const userId of userIds) room.perform({ type: 'set_ready', userId, isReady: true })
  }
  const given = () => room.effects.filter((effect) => effect.type === 'requeue')
  const bot = () => room.state.members.filter(({ isBot }) => isBot)
  return { room, come, ready, given, bot }
}
const ranked = (...players: string[]) => matched(players, { mode: 'ranked' })

describe('a matched room', () => {
  it('[GUEST-8] numbers guests whose name is taken or looks like another, and leaves the names of accounts', () => {
    const room = driveRoom({ mode: 'quick' })
    const called = (userId: string, username: string, isGuest = true) => ({
      ...face(userId),
      username,
      isGuest,
    })
    room.perform({
      type: 'seat_match',
      players: [
        called('room-host', 'Соса'),
        called('nina', 'Ninuccia'),
        called('gus', 'Nìnuccia'),
        called('coca', 'Coca', false),
        called('cam', 'Coca', false),
      ],
      bots: false,
    })
    const names = room.state.members.map(({ username }) => username)
    expect(names).toEqual(['Соса 2', 'Ninuccia', 'Nìnuccia 2', 'Coca', 'Coca'])
    expect(room.state.members.map(({ seat }) => seat)).toEqual([1, 2, 3, 4, 5])
  })

  it('[GUEST-8] names the host of the room as the host’s member is named', () => {
    const room = driveRoom({ mode: 'quick' })
    const { userId } = room.state.host
    const players = [
      { ...face(userId), username: 'Ninuccia', isGuest: true },
      { ...face('nina'), username: 'Ninuccia' },
    ]
    room.perform({ type: 'seat_match', players, bots: false })
    expect(room.state.host).toEqual({ userId, username: 'Ninuccia 2' })
  })

  it('[GUEST-8] numbers a practice opponent whose name a player has', () => {
    const room = driveRoom({ mode: 'quick' })
    const players = ['Sphinx', 'Oedipus', 'Merlin', 'Scheherazade'].map(face)
    room.perform({ type: 'seat_match', players, bots: true })
    const bots = room.state.members.filter(({ isBot }) => isBot).map(({ username }) => username)
    expect(bots).toEqual([expect.stringMatching(/ 2$/), expect.stringMatching(/ 2$/)])
  })

  it('[MM-14] starts as soon as all are ready', () => {
    const { room, come, ready } = matched(['ada', 'bob'])
    come('ada', 'bob')
    ready('ada')
    expect(room.state.phase.kind).toBe('waiting')
    ready('bob')
    expect(room.state.phase).toMatchObject({ kind: 'starting', auto: true })
    room.deal()
    room.pass(3_000)
    expect(room.state.phase.kind).toBe('playing')
  })

  it.each(['quick', 'ranked'] as const)(
    '[MM-14] %s starts 30 s after the match with those present',
    (mode) => {
      const { room, come } = matched(['ada', 'bob', 'cam'], { mode })
      come('ada', 'bob')
      room.pass(27_000)
      room.deal()
      room.pass(2_999)
      expect(room.state.phase.kind).toBe('starting')
      room.pass(1)
      expect(room.state.phase.kind).toBe('playing')
      expect(room.state.members.map(({ userId }) => userId)).toEqual(['ada', 'bob'])
      expect(room.effects).toContainEqual({ type: 'free_seat', userId: 'cam' })
    },
  )

  it('[MM-14] takes one in who comes in the last moment', () => {
    const { room, come } = ranked('ada', 'bob', 'cam')
    come('ada', 'bob')
    room.pass(27_000)
    room.deal()
    room.pass(2_900)
    come('cam')
    room.pass(100)
    expect(room.state.members).toHaveLength(3)
  })

  it('[MM-14] closes a ranked match to which only one has come, and gives that one back', () => {
    const { room, come, given } = ranked('ada', 'bob')
    come('ada')
    room.pass(26_999)
    expect(given()).toEqual([])
    room.pass(1)
    expect(given()).toEqual([{ type: 'requeue', userIds: ['ada'] }])
    expect(room.state.phase).toEqual({ kind: 'closed', reason: 'back_in_queue' })
    expect(room.heard('return_to_lobby', 'ada')).toEqual([{ roomId: 'room1', reason: 'back_in_queue' }])
  })

  it('[MM-14] closes a quick match to which nobody has come, and gives nobody back', () => {
    const { room, given } = matched(['ada', 'bob'])
    room.pass(30_000)
    expect(given()).toEqual([{ type: 'requeue', userIds: [] }])
    expect(room.state.phase.kind).toBe('closed')
  })

  it('[MM-14] plays a quick match to which one has come with practice opponents', () => {
    const { room, come, bot } = matched(['ada', 'bob'])
    come('ada')
    room.pass(27_000)
    room.deal()
    room.pass(3_000)
    expect(room.state.phase.kind).toBe('playing')
    expect(bot()).toHaveLength(2)
    expect(room.state.members).toHaveLength(3)
  })

  it('[MM-14] does not wait for a ranked match that can no longer be', () => {
    const { room, come, given } = ranked('ada', 'bob')
    come('ada', 'bob')
    room.perform({ type: 'leave', userId: 'bob' })
    expect(given()).toEqual([{ type: 'requeue', userIds: ['ada'] }])
    expect(room.state.phase.kind).toBe('closed')
  })

  it('[MM-14] goes on with practice opponents when all others have left a quick match', () => {
    const { room, come, ready, bot } = matched(['ada', 'bob'])
    come('ada', 'bob')
    ready('ada')
    room.perform({ type: 'leave', userId: 'bob' })
    expect(bot()).toHaveLength(2)
    expect(room.state.phase).toMatchObject({ kind: 'starting', auto: true })
  })

  it('closes a quick match that all have left, bots or not', () => {
    const { room, come } = matched(['ada'], {}, true)
    come('ada')
    room.perform({ type: 'leave', userId: 'ada' })
    expect(room.state.phase.kind).toBe('closed')
    expect(room.effects).toContainEqual({ type: 'close' })
  })

  it('comes apart when one of two drops out between countdown and start', () => {
    const { room, come, given } = ranked('ada', 'bob')
    come('ada', 'bob')
    room.pass(27_000)
    room.deal()
    room.perform({ type: 'disconnect', userId: 'bob' })
    room.pass(3_000)
    expect(given()).toEqual([{ type: 'requeue', userIds: ['ada'] }])
    expect(room.state.phase.kind).toBe('closed')
  })

  it('falls apart once, and says why, when there are no quizzes for it', () => {
    const { room, come, given } = matched(['ada', 'bob'])
    come('ada', 'bob')
    room.pass(600_000)
    expect(room.heard('game_starting')).toHaveLength(1)
    expect(room.state.phase).toEqual({ kind: 'closed', reason: 'no_quizzes' })
    expect(room.heard('return_to_lobby', 'ada')).toEqual([{ roomId: 'room1', reason: 'no_quizzes' }])
    // Not back into the queue, where the same would happen to them again.
    expect(given()).toEqual([{ type: 'requeue', userIds: [] }])
  })

  it('gives those present back when the server stops before the start, and nobody in a game', () => {
    const before = ranked('ada', 'bob')
    before.come('ada', 'bob')
    before.room.perform({ type: 'shut_down', reason: 'server_stopping' })
    expect(before.given()).toEqual([{ type: 'requeue', userIds: ['ada', 'bob'] }])

    const during = ranked('ada', 'bob')
    during.come('ada', 'bob')
    during.ready('ada', 'bob')
    during.room.deal()
    during.room.pass(3_000)
    during.room.perform({ type: 'shut_down', reason: 'server_stopping' })
    expect(during.given()).toEqual([])
  })

  it('[ROOM-7, MM-15] is for nobody else, and no host has tools in ranked', () => {
    const { room } = ranked('ada', 'bob')
    expect(room.join('eve')).toMatchObject({ ok: false, code: 'FORBIDDEN' })
    expect(room.join('eve', { spectate: true })).toMatchObject({ ok: false, code: 'FORBIDDEN' })
    expect(matched(['ada', 'bob']).room.join('eve')).toMatchObject({ ok: false, code: 'FORBIDDEN' })
    expect(room.perform({ type: 'start_game', userId: 'ada' })).toMatchObject({ code: 'FORBIDDEN' })
    expect(room.join('bob')).toMatchObject({ ok: true })
  })

  it('says in its result which mode it was, and that it was matched', () => {
    const { room, come, ready } = ranked('ada', 'bob')
    come('ada', 'bob')
    ready('ada', 'bob')
    room.deal()
    room.pass(200_000)
    const settled = room.effects.find((effect) => effect.type === 'settle')
    expect(settled).toMatchObject({ result: { mode: 'ranked', matched: true } })
  })
})

describe('practice opponents', () => {
  const practice = { rightRate: 1, wrongGuesses: ['candle', 'torch'] }
  const dealt = quizzes.map((quiz) => ({ ...quiz, practice }))
  const against = (deal: readonly Quiz[] = dealt) => {
    const match = matched(['ada'], {}, true)
    match.come('ada')
    match.ready('ada')
    match.room.deal(deal)
    match.room.pass(3_000)
    return match
  }

  it('[MM-13] are labelled, there and ready at once, and told apart by their names', () => {
    const { room, bot } = matched(['ada'], { language: 'italian' }, true)
    expect(bot()).toHaveLength(2)
    expect(bot().every(({ ready, connected }) => ready && connected)).toBe(true)
    expect(new Set(bot().map(({ username }) => username)).size).toBe(2)
    expect(room.state.host.userId).toBe('ada')
  })

  it('[MM-13] type their answers at human speed, by the rules that people play by', () => {
    const { room, bot } = against()
    expect(room.heard('correct_answer')).toEqual([])
    room.pass(2_000)
    expect(room.heard('correct_answer')).toEqual([])
    room.pass(18_000)
    const solvers = room.heard('correct_answer').map(({ userId }) => userId)
    expect(solvers.toSorted()).toEqual(['bot-1', 'bot-2'])
    expect(bot().every(({ score }) => score >= 60)).toBe(true)
  })

  it('are recipients of no event: nobody is connected as one of them', () => {
    const { room } = against(quizzes.map((quiz) => ({ ...quiz, practice: { ...practice, rightRate: 0.5 } })))
    room.pass(120_000)
    for (const { name, to } of room.events) {
      if (to === 'all') continue
      expect(to.length, name).toBeGreaterThan(0)
      for (const userId of to) expect(userId, name).not.toMatch(/^bot-/)
    }
  })

  it('guess wrong as people do, in the open', () => {
    const { room } = against(quizzes.map((quiz) => ({ ...quiz, practice: { ...practice, rightRate: 0 } })))
    room.pass(120_000)
    const lines = room.heard('chat_message').filter(({ isGuess }) => isGuess)
    expect(lines.length).toBeGreaterThan(0)
    const known = [...practice.wrongGuesses, ...SMALL_TALK.english]
    expect(lines.every(({ message }) => known.includes(message))).toBe(true)
    expect(room.heard('correct_answer')).toEqual([])
  })

  it('are not waited for once they have given up', () => {
    const { room } = against(quizzes)
    room.guess('ada', 'lantern')
    expect(room.heard('round_ended')).toHaveLength(1)
  })

  it('[GAME-33] play on while the person is away: a match never pauses', () => {
    const { room } = against()
    room.perform({ type: 'disconnect', userId: 'ada' })
    room.pass(20_000)
    expect(room.heard('game_paused')).toEqual([])
    expect(room.heard('correct_answer')).toHaveLength(2)
  })

  it('[GAME-35] do not play alone for longer than a minute', () => {
    const { room } = against()
    room.perform({ type: 'disconnect', userId: 'ada' })
    room.pass(60_000)
    expect(room.heard('game_ended_and_cleaned')).toEqual([{ roomId: 'room1', reason: 'not_enough_players' }])
  })

  it('leave a result in which they are named as bots, and nobody as a leaver', () => {
    const { room } = against()
    room.pass(100_000)
    const settled = room.effects.find((effect) => effect.type === 'settle')
    expect(settled).toMatchObject({ result: { leavers: [], outcome: { kind: 'finished' } } })
  })
})
