import type { ErrorDetails } from '#shared/errors/app-error.ts'
import type { ErrorCode } from '#shared/errors/catalogue.ts'
import type { RoomServerEventName, RoomServerPayload } from '#shared/protocol/server-events.ts'
import type { Score } from '#shared/schemas/game.ts'
import type { Lexicon } from './judge/judge.ts'
import type { Instant, Leaver, Member, Outcome, PlayedRound, RoomState, UserId } from './room-state.ts'

/** Something that the room says, and to whom: everyone in it, or these users. */
export type RoomEvent = { readonly to: 'all' | readonly UserId[] } & {
  [Name in RoomServerEventName]: { readonly name: Name; readonly payload: RoomServerPayload<Name> }
}[RoomServerEventName]

export interface GameResult {
  readonly sessionId: string
  readonly roomId: string
  readonly outcome: Outcome
  readonly roundsPlanned: number
  readonly startedAt: Instant
  readonly finishedAt: Instant
  /** In the order of their places. */
  readonly players: readonly Member[]
  readonly leavers: readonly Leaver[]
  /** Of all of them, leavers last. */
  readonly scores: readonly Score[]
  readonly rounds: readonly PlayedRound[]
}

/** What the shell must do for the room. */
export type Effect =
  | { readonly type: 'deal_quizzes'; readonly startsAt: Instant }
  | { readonly type: 'mark_seen'; readonly quizId: string }
  | { readonly type: 'settle'; readonly result: GameResult }
  | { readonly type: 'free_seat'; readonly userId: UserId }
  /** Close the user's room-play connections: they are no longer in the room. */
  | { readonly type: 'dismiss'; readonly userId: UserId }
  | { readonly type: 'close' }

export type Reply =
  | { readonly ok: true; readonly data?: unknown }
  | { readonly ok: false; readonly code: ErrorCode; readonly details?: ErrorDetails }

/** One command on its way through the rules: they replace `state` and add to the lists, and nothing outside can tell. */
export interface Turn {
  state: RoomState
  readonly now: Instant
  /** Tells a typo from another word; without it the judge knows fewer of them. */
  readonly lexicon?: Lexicon | undefined
  readonly events: RoomEvent[]
  readonly effects: Effect[]
}

export const OK: Reply = { ok: true }
export const answer = (data: unknown): Reply => ({ ok: true, data })
export const refuse = (code: ErrorCode, details?: ErrorDetails): Reply =>
  details ? { ok: false, code, details } : { ok: false, code }

export function emit<Name extends RoomServerEventName>(
  turn: Turn,
  to: 'all' | readonly UserId[],
  name: Name,
  payload: RoomServerPayload<Name>,
): void {
  turn.events.push({ to, name, payload } as RoomEvent)
}

export function set(turn: Turn, changes: Partial<RoomState>): void {
  turn.state = { ...turn.state, ...changes }
}

export function setMember(turn: Turn, userId: UserId, changes: Partial<Member>): void {
  set(turn, {
    members: turn.state.members.map((member) =>
      member.userId === userId ? { ...member, ...changes } : member,
    ),
  })
}

export const memberOf = (state: RoomState, userId: UserId): Member | undefined =>
  state.members.find((member) => member.userId === userId)

export const playersOf = (state: RoomState): readonly Member[] =>
  state.members.filter((member) => member.role === 'player')

export const isHost = (state: RoomState, userId: UserId): boolean => state.host.userId === userId

/** Why this user may not do what only a host may, or null. Nobody has a host's rights in a ranked room (ROOM-7). */
export function hostOnly(turn: Turn, userId: UserId): Reply | null {
  if (!memberOf(turn.state, userId)) return refuse('NOT_A_MEMBER')
  if (turn.state.settings.mode === 'ranked') return refuse('FORBIDDEN')
  return isHost(turn.state, userId) ? null : refuse('NOT_THE_HOST')
}

/** The next number in [0, 1) of the room's own sequence (mulberry32). */
export function draw(turn: Turn): number {
  const random = (turn.state.random + 0x6d2b79f5) >>> 0
  set(turn, { random })
  let t = Math.imul(random ^ (random >>> 15), random | 1)
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
}
