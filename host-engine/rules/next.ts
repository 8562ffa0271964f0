import { historyFor } from './chat-policy.ts'
import { closeRoom } from './closing.ts'
import { nextDeadline } from './deadlines.ts'
import { announceResult, endUnfinished } from './game-end.ts'
import { guess, say } from './guessing.ts'
import { takeHint } from './hints.ts'
import { kick, lockRoom, makeHost } from './host-tools.ts'
import type { Lexicon } from './judge/judge.ts'
import { giveBackMatch, seatMatch } from './matched.ts'
import { connect, disconnect, join, leave } from './membership.ts'
import { pauseByHost, resumeByHost } from './presence.ts'
import { changeSettings, closeByHost, setReady, startGame } from './readiness.ts'
import type { HostCommand, PlayerCommand, RoomCommand } from './room-command.ts'
import type { Instant, RoomState } from './room-state.ts'
import { endGameByHost, endRoundByHost, startNextRoundByHost } from './round.ts'
import {
  answer,
  type Effect,
  memberOf,
  OK,
  type Reply,
  type RoomEvent,
  refuse,
  set,
  type Turn,
} from './turn.ts'

export interface Step {
  readonly state: RoomState
  readonly events: readonly RoomEvent[]
  readonly effects: readonly Effect[]
  readonly reply: Reply
  /** When the room must be told the time next; null for never. */
  readonly dueAt: Instant | null
}

/** One phase never leads to another more often than this at one instant: a guard against a loop, not a limit of play. */
const MAX_CATCH_UP = 500

/** Lets everything happen that was due by now, so that a command that comes late is judged as late; answers what is due next. */
function catchUp(turn: Turn): Instant | null {
  let deadline = nextDeadline(turn.state)
  for (let fired = 0; fired < MAX_CATCH_UP && deadline && deadline.at <= turn.now; fired++) {
    deadline.fire(turn)
    deadline = nextDeadline(turn.state)
  }
  return deadline?.at ?? null
}

/**
 * The room's rules: from a state, a command and the time to the next state, what is said to whom, and what the shell has
 * to do. Pure: the same commands at the same times, with the same lexicon, give the same game.
 */
export function next(state: RoomState, command: RoomCommand, now: Instant, lexicon?: Lexicon): Step {
  const turn: Turn = { state, now, lexicon, events: [], effects: [] }
  catchUp(turn)
  const reply = turn.state.phase.kind === 'closed' ? closedReply(command) : apply(turn, command)
  const due = catchUp(turn)
  return { state: turn.state, events: turn.events, effects: turn.effects, reply, dueAt: due }
}

/** The same of a room that nobody has told anything yet. */
export const dueAt = (state: RoomState): Instant | null => nextDeadline(state)?.at ?? null

const closedReply = (command: RoomCommand): Reply =>
  command.type === 'leave' || !('userId' in command) ? OK : refuse('ROOM_NOT_FOUND')

const apply = (turn: Turn, command: RoomCommand): Reply =>
  isHostCommand(command) ? applyHostCommand(turn, command) : applyPlayerCommand(turn, command)

const HOST_COMMANDS: Readonly<Record<HostCommand['type'], true>> = {
  seat_match: true,
  connect: true,
  disconnect: true,
  deal: true,
  settled: true,
  shut_down: true,
  tick: true,
}
const isHostCommand = (command: RoomCommand): command is HostCommand =>
  Object.hasOwn(HOST_COMMANDS, command.type)

function applyPlayerCommand(turn: Turn, command: PlayerCommand): Reply {
  const { userId } = command
  switch (command.type) {
    case 'join':
      return join(turn, command)
    case 'leave':
      return leave(turn, userId)
    case 'set_ready':
      return setReady(turn, userId, command.isReady)
    case 'change_settings':
      return changeSettings(turn, userId, command.changes)
    case 'close_room':
      return closeByHost(turn, userId)
    case 'start_game':
      return startGame(turn, userId)
    case 'say':
      return say(turn, userId, command.message, command.useTts)
    case 'guess':
      return guess(turn, userId, command.guess)
    case 'take_hint':
      return takeHint(turn, userId)
    case 'read_history':
      return readHistory(turn, userId, command.limit)
    case 'end_round':
      return endRoundByHost(turn, userId)
    case 'start_next_round':
      return startNextRoundByHost(turn, userId)
    case 'end_game':
      return endGameByHost(turn, userId)
    case 'pause_game':
      return pauseByHost(turn, userId)
    case 'resume_game':
      return resumeByHost(turn, userId)
    case 'kick_player':
      return kick(turn, userId, command.target, command.ban)
    case 'make_host':
      return makeHost(turn, userId, command.target)
    case 'lock_room':
      return lockRoom(turn, userId, command.locked)
  }
}

function applyHostCommand(turn: Turn, command: HostCommand): Reply {
  switch (command.type) {
    case 'seat_match':
      return seatMatch(turn, command)
    case 'connect':
      return connect(turn, command.userId)
    case 'disconnect':
      return disconnect(turn, command.userId)
    case 'deal':
      return deal(turn, command)
    case 'settled':
      announceResult(turn, command.rewards)
      return OK
    case 'shut_down':
      endUnfinished(turn, command.reason)
      giveBackMatch(turn)
      closeRoom(turn, command.reason)
      return OK
    case 'tick':
      return OK
  }
}

function deal(turn: Turn, { startsAt, quizzes }: Extract<HostCommand, { type: 'deal' }>): Reply {
  const { phase } = turn.state
  const isAwaited = phase.kind === 'starting' && phase.startsAt === startsAt
  if (isAwaited && quizzes.length >= turn.state.settings.rounds) set(turn, { phase: { ...phase, quizzes } })
  return OK
}

function readHistory(turn: Turn, userId: string, limit: number): Reply {
  if (!memberOf(turn.state, userId)) return refuse('NOT_A_MEMBER')
  // No event of the room's: whoever carries the question gives the answer to that one connection.
  return answer({ roomId: turn.state.id, messages: historyFor(turn.state, userId, limit) })
}
