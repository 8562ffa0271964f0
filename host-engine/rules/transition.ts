import type { RoomMode } from '#shared/constants/game.ts'
import type { CodedError, CodedErrorArguments } from '#shared/errors/error-details.ts'
import type { RoomServerEventName, RoomServerPayload } from '#shared/protocol/server-events.ts'
import type { Score } from '#shared/schemas/game.ts'
import type { SpokenLine } from '../ports/spoken-lines.ts'
import type { Lexicon } from './judge/judge.ts'
import { nextRandom } from './random.ts'
import type {
  Game,
  Instant,
  Leaver,
  Member,
  Outcome,
  PlayedRound,
  RefusedGuess,
  RoomState,
  Round,
  TypedGuess,
  UserId,
} from './room-state.ts'

/** Everyone in the room and its big screens, these alone, or these users. */
export type Recipients = 'all' | 'stages' | readonly UserId[]

/** An event of the room and its recipients. */
export type RoomEvent = { readonly to: Recipients } & {
  [Name in RoomServerEventName]: { readonly name: Name; readonly payload: RoomServerPayload<Name> }
}[RoomServerEventName]

export interface GameResult {
  readonly sessionId: string
  readonly roomId: string
  readonly outcome: Outcome
  readonly mode: RoomMode
  /** The server put the players together. */
  readonly matched: boolean
  /** The host wrote the quizzes, and knows the answers. */
  readonly ownQuizzes: boolean
  readonly roundsPlanned: number
  readonly startedAt: Instant
  readonly finishedAt: Instant
  /** In the order of their places. */
  readonly players: readonly Member[]
  readonly leavers: readonly Leaver[]
  /** Of all of them, leavers last. */
  readonly scores: readonly Score[]
  readonly rounds: readonly PlayedRound[]
  /** What people took for their answers. */
  readonly wrongGuesses: readonly TypedGuess[]
  /** What the judge did not take, for appeals. */
  readonly refused: readonly RefusedGuess[]
}

/** What the shell must do for the room. */
export type Effect =
  | { readonly type: 'deal_quizzes'; readonly startsAt: Instant }
  | { readonly type: 'mark_seen'; readonly quizId: string }
  /** Before the game is settled, which may be long after. */
  | { readonly type: 'note_leaver'; readonly leaver: Leaver }
  | { readonly type: 'settle'; readonly result: GameResult }
  | { readonly type: 'begun'; readonly userIds: readonly UserId[] }
  /** The match is off: these players return to the head of the queue. */
  | { readonly type: 'requeue'; readonly userIds: readonly UserId[] }
  | { readonly type: 'speak'; readonly line: SpokenLine }
  | { readonly type: 'free_seat'; readonly userId: UserId }
  /** Close the user's room-play connections: they are no longer in the room. */
  | { readonly type: 'dismiss'; readonly userId: UserId }
  | { readonly type: 'close' }

export type Reply = { readonly ok: true; readonly data?: unknown } | Refusal
export type Refusal = { readonly ok: false } & CodedError

/** Whether a text must not be shown; what stands wholly in an allowed one may. */
export type ChatFilter = (text: string, allowed: readonly string[]) => boolean

/** Until when somebody may not talk in any room, in epoch milliseconds; null for those who may. */
export type MutedUntil = (userId: UserId) => number | null

/** One command on its way through the rules, which replace `state` and add to the lists. Never visible outside. */
export interface Transition {
  state: RoomState
  readonly now: Instant
  /** Distinguishes typos from other words; without it the judge recognises fewer typos. */
  readonly lexicon?: Lexicon | undefined
  /** Stops what nobody should have to read; without it everything is said. */
  readonly chatFilter?: ChatFilter | undefined
  readonly mutedUntil?: MutedUntil | undefined
  readonly events: RoomEvent[]
  readonly effects: Effect[]
}

export const OK: Reply = { ok: true }
export const answer = (data: unknown): Reply => ({ ok: true, data })
/** A code with the wrong details does not compile. */
export const refuse = (...[code, details]: CodedErrorArguments): Refusal =>
  ({ ok: false, code, ...(details && { details }) }) as Refusal

/** Sends an event. Of users only people get it: with none of them there is no event. */
export function emit<Name extends RoomServerEventName>(
  transition: Transition,
  to: Recipients,
  name: Name,
  payload: RoomServerPayload<Name>,
): void {
  const recipients = typeof to === 'string' ? to : to.filter((userId) => !isBot(transition.state, userId))
  if (recipients.length > 0) transition.events.push({ to: recipients, name, payload } as RoomEvent)
}

export function set(transition: Transition, changes: Partial<RoomState>): void {
  transition.state = { ...transition.state, ...changes }
}

export const setGame = (transition: Transition, game: Game): void =>
  set(transition, { phase: { kind: 'playing', game } })

/** Without a running game it does nothing. */
export function setRound(transition: Transition, round: Round, changes: Partial<Game> = {}): void {
  const { phase } = transition.state
  if (phase.kind === 'playing') setGame(transition, { ...phase.game, ...changes, round })
}

export function setMember(transition: Transition, userId: UserId, changes: Partial<Member>): void {
  set(transition, {
    members: transition.state.members.map((member) =>
      member.userId === userId ? { ...member, ...changes } : member,
    ),
  })
}

export const memberOf = (state: RoomState, userId: UserId): Member | undefined =>
  state.members.find((member) => member.userId === userId)

/** Practice opponents play only in matches, so that elsewhere nothing is searched. */
const isBot = (state: RoomState, userId: UserId): boolean =>
  state.match !== null && memberOf(state, userId)?.isBot === true

/** The members whom events reach: a practice opponent has no connection. */
export function recipientsOf(state: RoomState): UserId[] {
  const gone = movedOnFrom(state)
  return state.members.flatMap(({ userId, isBot }) => (isBot || gone.includes(userId) ? [] : [userId]))
}

/** Those who play on in another room. */
export const movedOnFrom = ({ phase }: RoomState): readonly UserId[] =>
  phase.kind === 'finished' ? (phase.rematch?.movedOn ?? []) : []

export const playersOf = (state: RoomState): readonly Member[] =>
  state.members.filter((member) => member.role === 'player')

export const spectatorsOf = (state: RoomState): readonly Member[] =>
  state.members.filter((member) => member.role === 'spectator')

export const isHost = (state: RoomState, userId: UserId): boolean => state.host.userId === userId

/** Why this user may not do what only a host may, or null. Nobody has a host's rights in a match (ROOM-7, ROOM-41). */
export function hostOnly(transition: Transition, userId: UserId): Reply | null {
  if (!memberOf(transition.state, userId)) return refuse('NOT_A_MEMBER')
  const { match, settings } = transition.state
  if (match || settings.mode === 'ranked') return refuse('FORBIDDEN')
  return isHost(transition.state, userId) ? null : refuse('NOT_THE_HOST')
}

/** The same for what decides a game: not while it is played for a reward (ROOM-41). */
export function impartialHostOnly(transition: Transition, userId: UserId): Reply | null {
  const { settings, phase } = transition.state
  const isAtStake = settings.tokenReward > 0 && phase.kind === 'playing'
  return hostOnly(transition, userId) ?? (isAtStake ? refuse('FORBIDDEN') : null)
}

/** The next number in [0, 1) of the room's own sequence. */
export function draw(transition: Transition): number {
  const { state, value } = nextRandom(transition.state.random)
  set(transition, { random: state })
  return value
}
