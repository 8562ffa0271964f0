import {
  COUNT_PERIOD_MS,
  EMPTY_ROOM_MS,
  HOST_AWAY_MS,
  NEVER_CONNECTED_MS,
  SEAT_KEPT_MS,
} from '#shared/constants/timings.ts'
import { closeRoom } from './closing.ts'
import { announceResult } from './game-end.ts'
import { openLetter } from './hints.ts'
import { handOver, loseSeat } from './membership.ts'
import { endPause } from './presence.ts'
import type { Game, Instant, Member, RoomState } from './room-state.ts'
import { beginRound, endRound, sendCounts, startPlaying } from './round.ts'
import { tellRoom } from './telling.ts'
import { isHost, playersOf, type Turn } from './turn.ts'

export interface Deadline {
  readonly at: Instant
  readonly fire: (turn: Turn) => void
}

/** What is left of the round, as a share, when a letter opens by itself (GAME-25). */
const OPENINGS = [1 / 2, 1 / 4]

function gameDeadlines({ stage, round, countsAt, answeredDirty, guessesDirty }: Game): Deadline[] {
  if (stage.kind === 'paused') return [{ at: stage.until, fire: endPause }]
  if (stage.kind === 'between') return [{ at: stage.nextAt, fire: beginRound }]
  const due: Deadline[] = [{ at: stage.endsAt, fire: endRound }]
  const share = OPENINGS[round?.openings ?? OPENINGS.length]
  if (round && share !== undefined)
    due.push({ at: stage.endsAt - round.durationMs * share, fire: openLetter })
  if (answeredDirty || guessesDirty) due.push({ at: countsAt + COUNT_PERIOD_MS, fire: sendCounts })
  return due
}

function phaseDeadlines({ phase }: RoomState): Deadline[] {
  switch (phase.kind) {
    case 'starting':
      return [{ at: phase.startsAt, fire: startPlaying }]
    case 'playing':
      return gameDeadlines(phase.game)
    case 'settling':
      return [{ at: phase.until, fire: (turn) => announceResult(turn, null) }]
    case 'finished':
      return [{ at: phase.returnAt, fire: (turn) => closeRoom(turn, 'game_over') }]
    case 'waiting':
    case 'closed':
      return []
  }
}

function seatDeadline({ userId, isBot, connected, everConnected, awaySince }: Member): Deadline[] {
  if (isBot || connected || awaySince === null) return []
  const kept = everConnected ? SEAT_KEPT_MS : NEVER_CONNECTED_MS
  return [{ at: awaySince + kept, fire: (turn) => loseSeat(turn, userId) }]
}

/** A host who is away hands the room to a player who is not; nobody there means nobody to hand it to. */
function hostDeadline(state: RoomState): Deadline[] {
  const host = state.members.find(({ userId }) => isHost(state, userId))
  if (!host || host.awaySince === null) return []
  if (!playersOf(state).some((player) => player.connected && !player.isBot)) return []
  const fire = (turn: Turn) => {
    handOver(turn)
    tellRoom(turn)
  }
  return [{ at: host.awaySince + HOST_AWAY_MS, fire }]
}

function emptyDeadline({ emptySince }: RoomState): Deadline[] {
  return emptySince === null
    ? []
    : [{ at: emptySince + EMPTY_ROOM_MS, fire: (turn) => closeRoom(turn, 'empty') }]
}

/** The next thing that time alone brings about; null when nothing will. */
export function nextDeadline(state: RoomState): Deadline | null {
  if (state.phase.kind === 'closed') return null
  const seats = state.phase.kind === 'finished' ? [] : state.members.flatMap(seatDeadline)
  const all = [...phaseDeadlines(state), ...seats, ...hostDeadline(state), ...emptyDeadline(state)]
  return all.reduce<Deadline | null>((first, one) => (first && first.at <= one.at ? first : one), null)
}
