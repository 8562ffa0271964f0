import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Move, playRandomly, randomMove, runningAnswer, USERS } from '../testing/random-play.ts'
import { driveRoom } from '../testing/room-driver.ts'
import { dueAt } from './next.ts'
import type { RoomState } from './room-state.ts'
import type { RoomEvent } from './transition.ts'
import { viewFor } from './view.ts'

/** Who may know the running round's answer. */
function mayKnow(state: RoomState): Set<string> {
  const round = state.phase.kind === 'playing' ? state.phase.game.round : null
  return new Set(round?.answers.map((answer) => answer.userId))
}

/** Who typed what an event tells or has spoken, if it does. */
function authorOf({ chat }: RoomState, event: RoomEvent): string | undefined {
  if (event.name === 'chat_message') return event.payload.userId
  if (event.name !== 'chat_audio') return undefined
  return chat.find(({ message }) => message.id === event.payload.messageId)?.message.userId
}

const looksOn = ({ members }: RoomState, userId: string | undefined): boolean =>
  members.some((member) => member.userId === userId && member.role === 'spectator')

/** Nothing that goes to one still guessing may hold the answer, but for what that player typed, and what spectators say among themselves. */
function expectNoLeak(state: RoomState, events: readonly RoomEvent[]): void {
  const answer = runningAnswer(state)
  if (answer === null) return
  const knowing = mayKnow(state)
  for (const event of events) {
    const readers = event.to === 'all' ? state.members.map((member) => member.userId) : event.to
    for (const reader of readers) {
      const author = authorOf(state, event)
      const among = looksOn(state, author) && looksOn(state, reader)
      if (!knowing.has(reader) && author !== reader && !among)
        expect(JSON.stringify(event.payload).toLowerCase(), `${event.name} to ${reader}`).not.toContain(
          answer,
        )
    }
  }
  for (const { userId: viewer } of state.members) {
    if (knowing.has(viewer)) continue
    const view = viewFor(state, viewer, 0)
    const mayTell = (author: string) =>
      author === viewer || (looksOn(state, viewer) && looksOn(state, author))
    const others = { ...view, chat: view.chat.filter(({ userId }) => !mayTell(userId)) }
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

describe('whatever is asked of a room', () => {
  it('[RT-61, GAME-16, GAME-19, GAME-21] keeps its invariants: scores by rule, one answer each, no leak, a timer in every phase', () => {
    const opening: Move[] = USERS.slice(0, 3).flatMap((id) => [
      { type: 'join', userId: id, spectate: false },
      { type: 'connect', userId: id },
    ])
    fc.assert(
      fc.property(fc.array(randomMove, { maxLength: 60 }), fc.boolean(), (moves, opened) => {
        playRandomly(
          opened
            ? [...opening, { type: 'start_game', userId: 'ada' }, { type: 'pass', ms: 3_000 }, ...moves]
            : moves,
          ({ before, state, events, now }) => expectInvariants(before, state, events, now),
        )
      }),
      { numRuns: 400 },
    )
  })

  it('replays from its log to the same game', () => {
    fc.assert(
      fc.property(fc.array(randomMove, { maxLength: 60 }), (moves) => {
        const [one, two] = [playRandomly(moves), playRandomly(moves)]
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
