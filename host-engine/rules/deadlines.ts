import {
  ALONE_LIMIT_MS,
  COUNT_PERIOD_MS,
  EMPTY_ROOM_MS,
  HOST_AWAY_MS,
  NEVER_CONNECTED_MS,
  SEAT_KEPT_MS,
} from '#shared/constants/timings.ts'
import { actBot, botActsAt } from './bots/bot-acts.ts'
import { announceResult } from './game/game-end.ts'
import { openLetter } from './game/hints.ts'
import {
  beginRound,
  endRound,
  endRoundIfAllAnswered,
  reloadGraceEndsAt,
  startPlaying,
  tellGuesses,
} from './game/round.ts'
import { leftRankedAt } from './room/absence.ts'
import { broadcastRoom } from './room/broadcast-room.ts'
import { closeRoom } from './room/closing.ts'
import { beginMatch, matchBeginsAt, missingFromMatch } from './room/match-rules.ts'
import { handOver, loseSeat } from './room/membership.ts'
import { concludeDeserted, endPause } from './room/presence.ts'
import type { Game, Instant, Member, RoomState } from './room-state.ts'
import { isHost, playersOf, type Transition } from './transition.ts'

export interface Deadline {
  readonly at: Instant
  readonly fire: (transition: Transition) => void
}

/** The shares of the round that remain when a letter opens by itself (GAME-25). */
const OPENINGS = [1 / 2, 1 / 4]

function gameDeadlines(state: RoomState, game: Game): Deadline[] {
  const { stage, aloneSince } = game
  const alone: Deadline[] =
    aloneSince === null ? [] : [{ at: aloneSince + ALONE_LIMIT_MS, fire: concludeDeserted }]
  switch (stage.kind) {
    case 'paused':
      return [{ at: stage.until, fire: endPause }]
    case 'between':
      return [...alone, { at: stage.nextAt, fire: beginRound }]
    case 'answering':
      return [...alone, ...roundDeadlines(state, game, stage.endsAt)]
  }
}

function roundDeadlines(state: RoomState, game: Game, endsAt: Instant): Deadline[] {
  const { round, guessesUntoldSince } = game
  const due: Deadline[] = [{ at: endsAt, fire: endRound }]
  const share = OPENINGS[round?.openings ?? OPENINGS.length]
  if (round && share !== undefined) due.push({ at: endsAt - round.durationMs * share, fire: openLetter })
  const graceAt = round ? reloadGraceEndsAt(state, round) : null
  if (graceAt !== null) due.push({ at: graceAt, fire: endRoundIfAllAnswered })
  const botAt = botActsAt(game)
  if (botAt !== null) due.push({ at: botAt, fire: actBot })
  // Mostly the next guess takes the count along before that: a frame of its own costs nearly as much as a guess.
  if (guessesUntoldSince !== null) due.push({ at: guessesUntoldSince + COUNT_PERIOD_MS, fire: tellGuesses })
  return due
}

/** Players who have not connected by now lose their seats; that may leave too few to start. */
function startWithThosePresent(transition: Transition): void {
  for (const { userId } of missingFromMatch(transition.state)) {
    loseSeat(transition, userId)
    if (transition.state.phase.kind !== 'starting') return
  }
  startPlaying(transition)
}

function matchDeadline(state: RoomState): Deadline | null {
  const at = matchBeginsAt(state)
  return at === null ? null : { at, fire: beginMatch }
}

function phaseDeadlines(state: RoomState): Deadline[] {
  const { phase } = state
  switch (phase.kind) {
    case 'starting':
      return [{ at: phase.startsAt, fire: startWithThosePresent }]
    case 'playing':
      return gameDeadlines(state, phase.game)
    case 'settling':
      return [{ at: phase.until, fire: (transition) => announceResult(transition, null) }]
    case 'finished':
      return [{ at: phase.returnAt, fire: (transition) => closeRoom(transition, 'game_over') }]
    case 'waiting':
    case 'closed':
      return []
  }
}

function seatDeadline(state: RoomState, member: Member): Deadline | null {
  const { userId, isBot, connected, everConnected, awaySince } = member
  if (isBot || connected || awaySince === null) return null
  const kept = everConnected ? SEAT_KEPT_MS : NEVER_CONNECTED_MS
  const at = leftRankedAt(state, member) ?? awaySince + kept
  return { at, fire: (transition) => loseSeat(transition, userId) }
}

/** A host who stays away loses the room to a connected player, if there is one. */
function hostDeadline(state: RoomState): Deadline | null {
  const host = state.members.find(({ userId }) => isHost(state, userId))
  if (!host || host.awaySince === null) return null
  if (!playersOf(state).some((player) => player.connected && !player.isBot)) return null
  const fire = (transition: Transition) => {
    handOver(transition)
    broadcastRoom(transition)
  }
  return { at: host.awaySince + HOST_AWAY_MS, fire }
}

const emptyDeadline = ({ emptySince }: RoomState): Deadline | null =>
  emptySince === null
    ? null
    : { at: emptySince + EMPTY_ROOM_MS, fire: (transition) => closeRoom(transition, 'empty') }

const earlier = (a: Deadline | null, b: Deadline | null): Deadline | null =>
  a === null || (b !== null && b.at < a.at) ? b : a

/** The next deadline; null when there is none. Computed for every chat line, hence without building a list. */
export function nextDeadline(state: RoomState): Deadline | null {
  if (state.phase.kind === 'closed') return null
  let next: Deadline | null = null
  for (const due of phaseDeadlines(state)) next = earlier(next, due)
  next = earlier(next, matchDeadline(state))
  if (state.phase.kind !== 'finished')
    for (const member of state.members) next = earlier(next, seatDeadline(state, member))
  next = earlier(next, hostDeadline(state))
  return earlier(next, emptyDeadline(state))
}
