import { PAUSES_PER_PLAYER } from '#shared/constants/limits.ts'
import { PAUSE_LIMIT_MS, RANKED_AWAY_LIMIT_MS } from '#shared/constants/timings.ts'
import { gameOf, type Instant, isRanked, type Member, type RoomState } from '../room-state.ts'
import { playersOf, setMember, type Transition } from '../transition.ts'

const isAway = ({ isBot, connected }: Member): boolean => !isBot && !connected

/** How long the game may pause for those who are away, in milliseconds: 0 in a match, and when each has had their share. */
export function pauseLeft(state: RoomState): number {
  if (state.match) return 0
  const shares = playersOf(state)
    .filter((player) => isAway(player) && player.pauses < PAUSES_PER_PLAYER)
    .map(({ pausedMs }) => PAUSE_LIMIT_MS - pausedMs)
  return Math.max(0, ...shares)
}

/** The pause that begins is one of each who is away. */
export function countPause(transition: Transition): void {
  for (const player of playersOf(transition.state))
    if (isAway(player)) setMember(transition, player.userId, { pauses: player.pauses + 1 })
}

/** Adds to a player's share what they were away of the running pause; nothing when the game does not stand for them. */
export function chargePause(transition: Transition, { userId, awaySince, pausedMs }: Member): void {
  const stage = gameOf(transition.state)?.stage
  if (stage?.kind !== 'paused' || stage.reason !== 'players' || awaySince === null) return
  if (stage.since === null) return
  setMember(transition, userId, { pausedMs: pausedMs + transition.now - Math.max(stage.since, awaySince) })
}

/** The pause ends without those who are still away. */
export function chargeAbsentees(transition: Transition): void {
  for (const player of playersOf(transition.state)) if (isAway(player)) chargePause(transition, player)
}

/** Since when they are away from the running game; what was before it does not count. */
const awayFromGameSince = (state: RoomState, awaySince: Instant): Instant =>
  Math.max(awaySince, gameOf(state)?.startedAt ?? awaySince)

/** How long a player who comes back was away from the game in all, in milliseconds. */
export function awayInAll({ state, now }: Transition, { awaySince, awayMs }: Member): number {
  if (state.phase.kind !== 'playing' || awaySince === null) return awayMs
  return awayMs + now - awayFromGameSince(state, awaySince)
}

/** When a player who is away has left a running ranked game (RANK-13); null where nobody does by that. */
export function leftRankedAt(state: RoomState, { awaySince, awayMs }: Member): Instant | null {
  if (state.phase.kind !== 'playing' || !isRanked(state) || awaySince === null) return null
  return awayFromGameSince(state, awaySince) + RANKED_AWAY_LIMIT_MS - awayMs
}
