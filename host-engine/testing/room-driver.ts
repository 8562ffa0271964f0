import type { RoomServerEventName, RoomServerPayload } from '#shared/protocol/server-events.ts'
import { isOffensive } from '../moderation/offensive-text.ts'
import type { Quiz } from '../rules/game/quiz.ts'
import type { Lexicon } from '../rules/judge/judge.ts'
import { dueAt, next } from '../rules/next.ts'
import type { RoomCommand } from '../rules/room-command.ts'
import { createRoom, type RoomState, type Settings } from '../rules/room-state.ts'
import type { Effect, Reply, RoomEvent } from '../rules/transition.ts'

export const SETTINGS: Settings = {
  name: 'Friday riddles',
  mode: 'private',
  hasPassword: false,
  maxPlayers: 8,
  rounds: 3,
  timePerRound: 20,
  timeFactor: 1,
  strictness: 'normal',
  difficulty: 'medium',
  language: 'english',
  category: 'any',
  allowSpectators: true,
  guests: true,
  listed: true,
  joinInProgress: false,
  presenter: false,
  spectatorLimit: 50,
  tokenReward: 0,
  customQuizzes: null,
}

export const ANSWERS = ['lantern', 'compass', 'feather', 'whistle', 'blanket'] as const

export const quizzes: readonly Quiz[] = ANSWERS.map((answer, index) => ({
  id: `test-${index + 1}`,
  language: 'english',
  difficulty: 'medium',
  kind: 'riddle',
  category: 'Things',
  prompt: `Riddle number ${index + 1}?`,
  answers: [answer],
  explanation: `It was thing ${index + 1}.`,
}))

/** A room driven by a test, with a clock that only the test moves. */
export function driveRoom(settings: Partial<Settings> = {}, seed = 1, lexicon?: Lexicon) {
  let state: RoomState = createRoom(
    {
      id: 'room1',
      inviteCode: 'ABC234',
      settings: { ...SETTINGS, ...settings },
      host: { userId: 'ada', username: 'ada' },
      seed,
    },
    0,
  )
  let now = 0
  const events: RoomEvent[] = []
  const effects: Effect[] = []
  const log: { command: RoomCommand; now: number }[] = []
  const mutes = new Map<string, number>()

  function perform(command: RoomCommand): Reply {
    log.push({ command, now })
    const step = next(state, command, now, lexicon, isOffensive, (userId) => mutes.get(userId) ?? null)
    state = step.state
    events.push(...step.events)
    effects.push(...step.effects)
    return step.reply
  }

  /** Lets time pass, with every timer firing when it is due. */
  function pass(ms: number): void {
    const until = now + ms
    for (let at = dueAt(state); at !== null && at <= until; at = dueAt(state)) {
      now = Math.max(at, now)
      perform({ type: 'tick' })
    }
    now = until
    perform({ type: 'tick' })
  }

  const join = (userId: string, options: Partial<Extract<RoomCommand, { type: 'join' }>> = {}) =>
    perform({
      type: 'join',
      userId,
      username: userId,
      avatar: 'thumbs-01',
      spectate: false,
      password: 'right',
      ...options,
    })
  /** Deals what the running countdown asked for. */
  const deal = (dealt: readonly Quiz[] = quizzes) => {
    if (state.phase.kind === 'starting')
      perform({ type: 'deal', startsAt: state.phase.startsAt, quizzes: dealt })
  }
  const enter = (...userIds: string[]) => {
    for (const userId of userIds) {
      join(userId)
      perform({ type: 'connect', userId })
    }
  }

  return {
    perform,
    pass,
    join,
    enter,
    deal,
    events,
    effects,
    log,
    get state() {
      return state
    },
    get now() {
      return now
    },
    /** Players are in, and the first round runs. */
    play(...userIds: string[]) {
      enter(...userIds)
      perform({ type: 'start_game', userId: 'ada' })
      deal()
      pass(3_000)
    },
    say: (userId: string, message: string) => perform({ type: 'say', userId, message, useTts: false }),
    /** By the team, in every room; until null they may talk again. */
    muteEverywhere(userId: string, until: number | null) {
      if (until === null) mutes.delete(userId)
      else mutes.set(userId, until)
    },
    guess: (userId: string, guess: string) => perform({ type: 'guess', userId, guess }),
    /** The payloads of one event so far, for everyone or as one user got them. */
    heard<Name extends RoomServerEventName>(name: Name, by?: string): RoomServerPayload<Name>[] {
      return events
        .filter(
          (event) => event.name === name && (by === undefined || event.to === 'all' || event.to.includes(by)),
        )
        .map((event) => event.payload as RoomServerPayload<Name>)
    },
    forget() {
      events.length = 0
      effects.length = 0
    },
  }
}
export type RoomDriver = ReturnType<typeof driveRoom>
