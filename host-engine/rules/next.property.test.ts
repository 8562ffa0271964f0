import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { driveRoom, quizzes, SETTINGS } from '../testing/room-driver.ts'
import { dueAt, next } from './next.ts'
import type { RoomCommand } from './room-command.ts'
import { createRoom, type RoomState } from './room-state.ts'
import type { RoomEvent } from './transition.ts'
import { viewFor } from './view.ts'

const USERS = ['ada', 'bob', 'cam', 'dan', 'eve']
const userId = fc.constantFrom(...USERS)
/** A line that is right, holds the answer, spells it out, or is anything else; `@` stands for the running round's answer. */
const line = fc.oneof(
  fc.constantFrom('@', 'it is the @ I think', 'hello', 'lanturrn', '????'),
  fc.string({ minLength: 1, maxLength: 40 }),
)

const command = fc.oneof(
  { weight: 4, arbitrary: fc.record({ userId, type: fc.constant('join' as const), spectate: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ userId, type: fc.constant('connect' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ userId, type: fc.constantFrom('disconnect' as const, 'leave' as const) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ userId, type: fc.constant('set_ready' as const), isReady: fc.boolean() }),
  },
  { weight: 5, arbitrary: fc.record({ userId, type: fc.constant('start_game' as const) }) },
  {
    weight: 8,
    arbitrary: fc.record({ userId, type: fc.constantFrom('say' as const, 'guess' as const), line }),
  },
  { weight: 3, arbitrary: fc.record({ userId, type: fc.constant('take_hint' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      userId,
      type: fc.constantFrom(
        'end_round' as const,
        'start_next_round' as const,
        'end_game' as const,
        'pause_game' as const,
        'resume_game' as const,
        'close_room' as const,
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      userId,
      type: fc.constantFrom('kick_player' as const, 'make_host' as const),
      target: userId,
      ban: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('settled' as const) }) },
  {
    weight: 8,
    arbitrary: fc.record({ type: fc.constant('pass' as const), ms: fc.integer({ min: 0, max: 30_000 }) }),
  },
)
type Odd = typeof command extends fc.Arbitrary<infer One> ? One : never

function toCommand(odd: Exclude<Odd, { type: 'pass' }>, state: RoomState): RoomCommand {
  const spoken = (text: string) => text.replace('@', runningAnswer(state) ?? 'nothing')
  switch (odd.type) {
    case 'join':
      return {
        type: 'join',
        userId: odd.userId,
        spectate: odd.spectate,
        username: odd.userId,
        avatar: 'thumbs-01',
        password: 'right',
      }
    case 'say':
      return { type: 'say', userId: odd.userId, message: spoken(odd.line), useTts: false }
    case 'guess':
      return { type: 'guess', userId: odd.userId, guess: spoken(odd.line) }
    case 'settled':
      return { type: 'settled', rewards: [] }
    default:
      return odd as RoomCommand
  }
}

/** Who may know the running round's answer. */
function mayKnow(state: RoomState): Set<string> {
  const round = state.phase.kind === 'playing' ? state.phase.game.round : null
  return new Set(round?.answers.map((answer) => answer.userId))
}

const runningAnswer = (state: RoomState): string | null => {
  if (state.phase.kind !== 'playing') return null
  const { stage, round } = state.phase.game
  const inRound = stage.kind === 'answering' || (stage.kind === 'paused' && stage.of === 'answering')
  return inRound ? (round?.quiz.answers[0] ?? null) : null
}

/** Nothing that goes to one still guessing may hold the answer, but for what that player typed. */
function expectNoLeak(state: RoomState, events: readonly RoomEvent[]): void {
  const answer = runningAnswer(state)
  if (answer === null) return
  const knowing = mayKnow(state)
  for (const event of events) {
    const readers = event.to === 'all' ? state.members.map((member) => member.userId) : event.to
    for (const reader of readers) {
      const own = event.name === 'chat_message' && event.payload.userId === reader
      if (!knowing.has(reader) && !own)
        expect(JSON.stringify(event.payload).toLowerCase(), `${event.name} to ${reader}`).not.toContain(
          answer,
        )
    }
  }
  for (const { userId: viewer } of state.members) {
    if (knowing.has(viewer)) continue
    const view = viewFor(state, viewer, 0)
    const others = { ...view, chat: view.chat.filter((message) => message.userId !== viewer) }
    expect(JSON.stringify(others).toLowerCase()).not.toContain(answer)
  }
}

function expectInvariants(
  before: RoomState,
  state: RoomState,
  events: readonly RoomEvent[],
  now: number,
): void {
  const ids = state.members.map((member) => member.userId)
  expect(new Set(ids).size).toBe(ids.length)
  if (state.phase.kind === 'playing' || state.phase.kind === 'settling') {
    const { game } = state.phase
    const answers = game.round?.answers.map((answer) => answer.userId) ?? []
    expect(new Set(answers).size).toBe(answers.length)
    expect(dueAt(state)).not.toBeNull()
  }
  for (const member of state.members) {
    const earlier = before.members.find((one) => one.userId === member.userId && one.seat === member.seat)
    const gained = member.score - (earlier?.score ?? 0)
    const points = events.flatMap((event) =>
      event.name === 'correct_answer' && event.payload.userId === member.userId ? [event.payload.points] : [],
    )
    expect(gained).toBe(points.reduce((sum, one) => sum + one, 0))
  }
  expectNoLeak(state, events)
  if (
    state.phase.kind !== 'closed' &&
    state.members.length > 0 &&
    !state.members.some((one) => one.connected)
  )
    expect(dueAt(state), 'nobody is there, and no timer runs').toBeGreaterThan(now)
}

/** Plays the odd commands with every timer firing when due, and looks at each step. */
function playOut(odds: readonly Odd[], look: boolean) {
  let state = createRoom(
    {
      id: 'room1',
      inviteCode: 'ABC234',
      settings: { ...SETTINGS, rounds: 5, timePerRound: 10 },
      host: { userId: 'ada', username: 'ada' },
      seed: 7,
    },
    0,
  )
  let now = 0
  const events: RoomEvent[] = []
  const step = (one: RoomCommand) => {
    const before = state
    const result = next(state, one, now)
    state = result.state
    events.push(...result.events)
    if (look) expectInvariants(before, state, result.events, now)
    for (const effect of result.effects)
      if (effect.type === 'deal_quizzes') step({ type: 'deal', startsAt: effect.startsAt, quizzes })
  }
  for (const odd of odds) {
    if (odd.type !== 'pass') {
      step(toCommand(odd, state))
      continue
    }
    const until = now + odd.ms
    for (let at = dueAt(state); at !== null && at <= until; at = dueAt(state)) {
      now = Math.max(at, now)
      step({ type: 'tick' })
    }
    now = until
  }
  return { state, events, now }
}

describe('whatever is asked of a room', () => {
  it('[RT-61, GAME-16, GAME-19, GAME-21] keeps its invariants: scores by rule, one answer each, no leak, a timer in every phase', () => {
    const opening: Odd[] = USERS.slice(0, 3).flatMap((id) => [
      { type: 'join', userId: id, spectate: false },
      { type: 'connect', userId: id },
    ])
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60 }), fc.boolean(), (odds, opened) => {
        playOut(
          opened
            ? [...opening, { type: 'start_game', userId: 'ada' }, { type: 'pass', ms: 3_000 }, ...odds]
            : odds,
          true,
        )
      }),
      { numRuns: 400 },
    )
  })

  it('replays from its log to the same game', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60 }), (odds) => {
        const [one, two] = [playOut(odds, false), playOut(odds, false)]
        expect(two.state).toEqual(one.state)
        expect(two.events).toEqual(one.events)
      }),
      { numRuns: 100 },
    )
  })

  it('[GAME-24] comes to an end without anyone’s help once a game has begun', () => {
    const room = driveRoom()
    room.play('ada', 'bob')
    room.pass(3 * 25_000)
    expect(room.state.phase.kind).toBe('finished')
    room.pass(20_000)
    expect(room.state.phase.kind).toBe('closed')
  })
})
