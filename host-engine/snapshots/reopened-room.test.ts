import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RoomServerEventName } from '#shared/protocol/server-events.ts'
import { createRoomActor, type RoomActor } from '../rooms/room-actor.ts'
import { createRoomPassword, digestOf } from '../rooms/room-password.ts'
import { createStageDoor } from '../rooms/stage-door.ts'
import { createUserAllowances } from '../rooms/user-allowances.ts'
import { createRoom, type RoomState, type Settings } from '../rules/room-state.ts'
import type { GameResult } from '../rules/transition.ts'
import { inMemoryPorts } from '../testing/in-memory-ports.ts'
import { SETTINGS } from '../testing/room-driver.ts'
import { restore, snapshot } from './room-snapshot.ts'

const HERE = Date.parse('2026-03-01T12:00:00Z')
/** The clock of the other machine is wrong. */
const THERE = Date.parse('2019-08-07T03:21:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: HERE })
})
afterEach(() => {
  vi.useRealTimers()
})

interface Sent {
  readonly to: string
  readonly name: RoomServerEventName
  readonly payload: object
}

/** A room in an engine of its own: ports, timers and connections are nobody else's. */
function openEngine(state: RoomState, password = createRoomPassword(digestOf('swordfish'))) {
  const sent: Sent[] = []
  const results: GameResult[] = []
  const closed: string[] = []
  const memory = inMemoryPorts()
  const ports = inMemoryPorts({
    notifier: {
      deliver: (userIds, name, payload) => void sent.push({ to: userIds.join(' '), name, payload }),
      show: () => undefined,
      displace: () => undefined,
    },
    results: {
      ...memory.results,
      settle: async (result) => {
        results.push(result)
        return memory.results.settle(result)
      },
    },
  })
  const actor = createRoomActor({
    state,
    password,
    stageDoor: createStageDoor(null),
    ports,
    allowances: createUserAllowances(),
    onClose: (reason) => closed.push(reason),
    onDismiss: () => undefined,
  })
  const sentAs = (...names: RoomServerEventName[]) =>
    sent.filter(({ name }) => names.includes(name)).map(({ to, name, payload }) => ({ to, name, payload }))
  return { actor, sent, sentAs, results, closed }
}

function newRoom(settings: Partial<Settings> = {}) {
  const host = { userId: 'ada', username: 'ada' }
  const all = { ...SETTINGS, hasPassword: true, ...settings }
  const state = createRoom({ id: 'room1', inviteCode: 'ABC234', settings: all, host, seed: 5 }, Date.now())
  return openEngine(state)
}

function join(actor: RoomActor, userId: string, spectate = false): void {
  const face = { username: userId, avatar: 'thumbs-01', password: 'right' } as const
  actor.perform({ type: 'join', userId, spectate, ...face })
}
const connect = (actor: RoomActor, ...userIds: string[]): void => {
  for (const userId of userIds) actor.attachAccount(userId, `socket of ${userId}`)
}
const guess = (actor: RoomActor, userId: string, text: string) =>
  actor.perform({ type: 'guess', userId, guess: text })
const say = (actor: RoomActor, userId: string, message: string) =>
  actor.perform({ type: 'say', userId, message, useTts: false })
const history = (actor: RoomActor, userId: string): string[] =>
  actor.view(userId).chat.map(({ message }) => message)
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** The second round runs: ada has answered, bob has taken a hint, cam has dropped, eve watches. */
async function playHalf() {
  const engine = newRoom()
  const { actor } = engine
  for (const userId of ['ada', 'bob', 'cam']) join(actor, userId)
  join(actor, 'eve', true)
  connect(actor, 'ada', 'bob', 'cam', 'eve')
  say(actor, 'cam', 'good luck')
  actor.perform({ type: 'start_game', userId: 'ada' })
  await pass(3_000)
  guess(actor, 'bob', 'lantern')
  await pass(2_000)
  guess(actor, 'ada', 'lantern')
  guess(actor, 'cam', 'umbrella')
  await pass(20_000 - 2_000 + 5_000)
  actor.perform({ type: 'take_hint', userId: 'bob' })
  guess(actor, 'bob', 'a clock')
  await pass(4_000)
  guess(actor, 'ada', 'compass')
  await pass(2_000)
  say(actor, 'ada', 'compass, of course')
  guess(actor, 'bob', 'it is the compass I think')
  actor.detachAccount('cam', 'socket of cam')
  await pass(500)
  return engine
}

/** The rest of the game, the same in both engines: hints, guesses and chat. */
async function playRest({ actor }: { actor: RoomActor }) {
  await pass(2_500)
  actor.perform({ type: 'take_hint', userId: 'bob' })
  await pass(5_000)
  guess(actor, 'bob', 'compass')
  connect(actor, 'cam')
  await pass(5_000)
  actor.perform({ type: 'take_hint', userId: 'cam' })
  await pass(12_000)
  guess(actor, 'cam', 'feather')
  guess(actor, 'ada', 'feather')
  guess(actor, 'bob', 'feather')
  await pass(100)
}

const PLAY: RoomServerEventName[] = [
  'guess_result',
  'correct_answer',
  'mask_updated',
  'round_started',
  'round_ended',
  'chat_message',
  'game_finished',
]
const BY_CLOCK = [
  'endsAt',
  'timestamp',
  'startedAt',
  'finishedAt',
  'awaySince',
  'awayMs',
  'lastLineAt',
  'windowStartedAt',
  'windowLines',
  'awayMs',
]
/** Without what differs where clocks do, or where the game has waited for its players. */
const withoutClocks = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data), (key, value) => (BY_CLOCK.includes(key) ? null : value))

/** Opens the room on another machine. */
function reopen({ actor }: { actor: RoomActor }) {
  const room = {
    state: actor.state(),
    passwordDigest: actor.password.digest(),
    stageToken: actor.stageDoor.kept(),
  }
  const json = JSON.stringify(snapshot(room, Date.now()))
  vi.setSystemTime(THERE)
  const { state, passwordDigest } = restore(JSON.parse(json), Date.now())
  const engine = openEngine(state, createRoomPassword(passwordDigest))
  engine.actor.perform({ type: 'reopen' })
  return engine
}

describe('a room opened from a snapshot', () => {
  it('is played to the end that it would have come to', async () => {
    const original = await playHalf()
    const half = original.sent.length
    const json = JSON.stringify(
      snapshot({ state: original.actor.state(), passwordDigest: null, stageToken: null }, Date.now()),
    )
    await playRest(original)
    const expected = original.sent.slice(half).filter(({ name }) => PLAY.includes(name))

    vi.setSystemTime(THERE)
    const opened = openEngine(restore(JSON.parse(json), Date.now()).state)
    opened.actor.perform({ type: 'reopen' })
    expect(opened.actor.view('ada')).toMatchObject({ phase: 'paused', you: { answered: true } })
    await pass(20_000)
    connect(opened.actor, 'ada', 'bob', 'eve')
    expect(opened.actor.view('bob')).toMatchObject({
      phase: 'answering',
      remainingMs: 13_500,
      you: { answered: false, hintsTaken: 1 },
    })
    await playRest(opened)

    expect(withoutClocks(opened.sentAs(...PLAY))).toEqual(withoutClocks(expected))
    expect(opened.actor.state().phase.kind).toBe('finished')
    expect(opened.actor.state().random).toBe(original.actor.state().random)
    expect(opened.results).toHaveLength(1)
    expect(withoutClocks(opened.results)).toEqual(withoutClocks(original.results))
    const lasted = ({ results }: typeof opened) =>
      results.map(({ startedAt, finishedAt }) => finishedAt - startedAt)
    expect(lasted(opened)).toEqual(lasted(original).map((ms) => ms + 20_000))
  })

  it('shows each of its viewers the chat that they saw, and no more', async () => {
    const original = await playHalf()
    const everyone = ['good luck', 'umbrella', 'a clock']
    const opened = reopen(original)
    for (const engine of [original, opened]) {
      expect(history(engine.actor, 'ada')).toEqual([
        ...everyone,
        'compass, of course',
        'it is the compass I think',
      ])
      expect(history(engine.actor, 'bob')).toEqual([...everyone, 'it is the compass I think'])
      for (const userId of ['cam', 'eve']) expect(history(engine.actor, userId)).toEqual(everyone)
    }
  })

  it('keeps its password, its code and its seats', async () => {
    const { actor } = reopen(await playHalf())
    expect(actor.password.check(digestOf('swordfish'))).toBe('right')
    expect(actor.password.check(digestOf('trout'))).toBe('wrong')
    expect(actor.state()).toMatchObject({ id: 'room1', inviteCode: 'ABC234', host: { userId: 'ada' } })
    expect(actor.state().members.map(({ userId, role }) => `${userId} ${role}`)).toEqual([
      'ada player',
      'bob player',
      'cam player',
      'eve spectator',
    ])
  })

  it('was left in a pause of the host’s, and goes on from there once two are back', async () => {
    const original = await playHalf()
    original.actor.perform({ type: 'pause_game', userId: 'ada' })
    await pass(30_000)
    const { actor } = reopen(original)
    await pass(10_000)
    connect(actor, 'ada')
    expect(actor.view('ada').phase).toBe('paused')
    connect(actor, 'bob')
    expect(actor.view('ada')).toMatchObject({ phase: 'answering', remainingMs: 13_500 })
  })

  it('pauses for all, also when they have had their pauses, and takes nothing of anyone’s share', async () => {
    const original = await playHalf()
    const state = original.actor.state()
    const spent = state.members.map((member) => ({ ...member, pauses: 9, pausedMs: 60_000 }))
    const { actor } = reopen({
      actor: { ...original.actor, state: () => ({ ...state, members: spent }) },
    })
    expect(actor.view('ada')).toMatchObject({ phase: 'paused', pause: { waitMs: 60_000 } })
    await pass(20_000)
    connect(actor, 'ada', 'bob')
    expect(actor.view('ada').phase).toBe('answering')
    expect(actor.state().members).toMatchObject(spent.map(({ pauses, pausedMs }) => ({ pauses, pausedMs })))
  })

  it('ends when nobody comes back within the minute that a pause may last', async () => {
    const opened = reopen(await playHalf())
    await pass(60_000)
    expect(opened.closed).toEqual(['not_enough_players'])
  })

  it('has its quizzes dealt again when they were on their way', async () => {
    const { actor } = newRoom()
    for (const userId of ['ada', 'bob']) join(actor, userId)
    connect(actor, 'ada', 'bob')
    actor.perform({ type: 'start_game', userId: 'ada' })
    const opened = reopen({ actor })
    connect(opened.actor, 'ada', 'bob')
    await pass(3_000)
    expect(opened.actor.view('ada').phase).toBe('answering')
  })

  it('has its result settled again when that was under way, also of a player who has left since', async () => {
    const original = await playHalf()
    await playRest(original)
    const [result] = original.results
    if (!result) throw new Error('the game has no result')
    const { players, finishedAt } = result
    const settling = original.actor.state()
    if (settling.phase.kind !== 'finished') throw new Error('the game did not end')
    const { game, result: finished } = settling.phase
    const { winner, scores } = finished
    const opened = reopen({
      actor: {
        ...original.actor,
        state: () => ({
          ...settling,
          members: settling.members.filter(({ userId }) => userId !== 'bob'),
          phase: {
            kind: 'settling',
            game,
            players,
            finishedAt,
            result: { winner, scores },
            endedByHost: false,
            until: Date.now() + 5_000,
          },
        }),
      },
    })
    await pass(0)
    expect(withoutClocks(opened.results)).toMatchObject([
      withoutClocks({ ...result, players: players.map(({ userId }) => ({ userId })) }) as object,
    ])
    expect(opened.actor.state().phase).toMatchObject({ kind: 'finished', result: { winner, scores } })
  })
})
