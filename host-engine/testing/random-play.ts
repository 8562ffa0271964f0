import fc from 'fast-check'
import { isOffensive } from '../moderation/offensive-text.ts'
import type { SpokenLine } from '../ports/spoken-lines.ts'
import { dueAt, next } from '../rules/next.ts'
import type { RoomCommand } from '../rules/room-command.ts'
import { createRoom, type RoomState } from '../rules/room-state.ts'
import type { RoomEvent } from '../rules/transition.ts'
import { quizzes, SETTINGS } from './room-driver.ts'

export const USERS = ['ada', 'bob', 'cam', 'dan', 'eve']
const userId = fc.constantFrom(...USERS)
/** A line that is right, holds the answer, spells it out, or is anything else; `@` stands for the running round's answer. */
const line = fc.oneof(
  fc.constantFrom('@', 'it is the @ I think', 'hello', 'lanturrn', '????', 'porco dio'),
  fc.string({ minLength: 1, maxLength: 40 }),
)

/** What players and the shell may ask of a room, in any order, and time that passes. */
export const randomMove = fc.oneof(
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
  {
    weight: 1,
    arbitrary: fc.record({
      userId,
      type: fc.constant('mute_player' as const),
      target: userId,
      muted: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('settled' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      userId,
      type: fc.constant('move_on' as const),
      roomId: fc.constantFrom('room2', 'room3'),
      wishes: fc.boolean(),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ type: fc.constant('pass' as const), ms: fc.integer({ min: 0, max: 30_000 }) }),
  },
)
export type Move = typeof randomMove extends fc.Arbitrary<infer One> ? One : never

function toCommand(move: Exclude<Move, { type: 'pass' }>, state: RoomState): RoomCommand {
  const spoken = (text: string) => text.replace('@', runningAnswer(state) ?? 'nothing')
  switch (move.type) {
    case 'join':
      return {
        type: 'join',
        userId: move.userId,
        spectate: move.spectate,
        username: move.userId,
        avatar: 'thumbs-01',
        password: 'right',
      }
    case 'say':
      return { type: 'say', userId: move.userId, message: spoken(move.line), useTts: true }
    case 'guess':
      return { type: 'guess', userId: move.userId, guess: spoken(move.line) }
    case 'settled':
      return { type: 'settled', rewards: [] }
    default:
      return move as RoomCommand
  }
}

/** The answer that nobody may learn yet; null while no round runs. */
export const runningAnswer = (state: RoomState): string | null => {
  if (state.phase.kind !== 'playing') return null
  const { stage, round } = state.phase.game
  const inRound = stage.kind === 'answering' || (stage.kind === 'paused' && stage.of === 'answering')
  return inRound ? (round?.quiz.answers[0] ?? null) : null
}

export interface PlayedStep {
  readonly before: RoomState
  readonly state: RoomState
  readonly events: readonly RoomEvent[]
  readonly now: number
}

const newRoom = () =>
  createRoom(
    {
      id: 'room1',
      inviteCode: 'ABC234',
      settings: { ...SETTINGS, rounds: 5, timePerRound: 10, joinInProgress: true },
      host: { userId: 'ada', username: 'ada' },
      seed: 7,
    },
    0,
  )

/** Makes random moves in a room, with every timer firing when due, and shows each step to `look`. */
export function playRandomly(
  moves: readonly Move[],
  look: (step: PlayedStep) => void = () => undefined,
  from: { state: RoomState; now: number } = { state: newRoom(), now: 0 },
) {
  let { state, now } = from
  const events: RoomEvent[] = []
  const speaking: SpokenLine[] = []
  const step = (command: RoomCommand) => {
    const before = state
    const result = next(state, command, now, undefined, isOffensive)
    state = result.state
    events.push(...result.events)
    look({ before, state, events: result.events, now })
    for (const effect of result.effects) {
      if (effect.type === 'deal_quizzes') step({ type: 'deal', startsAt: effect.startsAt, quizzes })
      if (effect.type === 'speak') speaking.push(effect.line)
    }
  }
  /** Audio is made between two moves; its address is what it says. */
  const finishSpeaking = () => {
    for (const { messageId, text } of speaking.splice(0)) step({ type: 'spoken', messageId, audioUrl: text })
  }
  for (const move of moves) {
    if (move.type !== 'pass') {
      step(toCommand(move, state))
      // Some of it is late.
      if (speaking.length > 1) finishSpeaking()
      continue
    }
    const until = now + move.ms
    for (let at = dueAt(state); at !== null && at <= until; at = dueAt(state)) {
      now = Math.max(at, now)
      step({ type: 'tick' })
    }
    now = until
    finishSpeaking()
  }
  return { state, events, now }
}
