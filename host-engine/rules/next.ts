import { nextDeadline } from './deadlines.ts'
import { announceResult, endUnfinished } from './game/game-end.ts'
import { guess, say } from './game/guessing.ts'
import { takeHint } from './game/hints.ts'
import { endGameByHost, endRoundByHost, startNextRoundByHost } from './game/round.ts'
import { voteToSkip } from './game/vote-to-skip.ts'
import type { Lexicon } from './judge/judge.ts'
import { callOff } from './room/call-off.ts'
import { evidenceFor, historyFor } from './room/chat-policy.ts'
import { closeRoom } from './room/closing.ts'
import { invite } from './room/hidden.ts'
import { kick, lockRoom, makeHost, mute } from './room/host-tools.ts'
import { requeueMatch, seatMatch } from './room/match-rules.ts'
import { connect, disconnect, join, leave } from './room/membership.ts'
import { pauseByHost, resumeByHost } from './room/presence.ts'
import { react } from './room/reactions.ts'
import { changeSettings, closeByHost, setReady, startGame } from './room/readiness.ts'
import { moveOn } from './room/rematch.ts'
import { reopen } from './room/reopening.ts'
import { noteSpoken } from './room/spoken-lines.ts'
import { countStages } from './room/stages.ts'
import { postTeamLine } from './room/team-lines.ts'
import type { KnownView, PlayerCommand, RoomCommand, SystemCommand } from './room-command.ts'
import type { Instant, RoomState } from './room-state.ts'
import {
  answer,
  type ChatFilter,
  type Effect,
  emit,
  type MutedUntil,
  memberOf,
  OK,
  type Reply,
  type RoomEvent,
  refuse,
  set,
  type Transition,
} from './transition.ts'
import { phaseOf, sessionOf, viewFor } from './view.ts'

export interface Step {
  readonly state: RoomState
  readonly events: readonly RoomEvent[]
  readonly effects: readonly Effect[]
  readonly reply: Reply
  /** When the room needs the next tick; null for never. */
  readonly dueAt: Instant | null
}

/** One phase never leads to another more often than this at one instant: a guard against a loop, not a limit of play. */
const MAX_CATCH_UP = 500

/** Lets everything happen that was due by now, so that a command that comes late is judged as late; answers what is due next. */
function catchUp(transition: Transition): Instant | null {
  let deadline = nextDeadline(transition.state)
  for (let fired = 0; fired < MAX_CATCH_UP && deadline && deadline.at <= transition.now; fired++) {
    deadline.fire(transition)
    deadline = nextDeadline(transition.state)
  }
  return deadline?.at ?? null
}

/**
 * The room's rules: from a state, a command and the time to the next state, the events with their recipients, and the effects
 * for the shell. Pure: the same commands at the same times, with the same lexicon, filter and mutes, give the same game.
 */
export function next(
  state: RoomState,
  command: RoomCommand,
  now: Instant,
  lexicon?: Lexicon,
  chatFilter?: ChatFilter,
  mutedUntil?: MutedUntil,
): Step {
  const transition: Transition = { state, now, lexicon, chatFilter, mutedUntil, events: [], effects: [] }
  catchUp(transition)
  const reply = transition.state.phase.kind === 'closed' ? closedReply(command) : apply(transition, command)
  const due = catchUp(transition)
  return {
    state: transition.state,
    events: transition.events,
    effects: transition.effects,
    reply,
    dueAt: due,
  }
}

/** The same for a room before its first command. */
export const dueAt = (state: RoomState): Instant | null => nextDeadline(state)?.at ?? null

const closedReply = (command: RoomCommand): Reply =>
  command.type === 'leave' || !('userId' in command) ? OK : refuse('ROOM_NOT_FOUND')

const apply = (transition: Transition, command: RoomCommand): Reply =>
  isSystemCommand(command) ? applySystemCommand(transition, command) : applyPlayerCommand(transition, command)

const SYSTEM_COMMANDS: Readonly<Record<SystemCommand['type'], true>> = {
  seat_match: true,
  connect: true,
  disconnect: true,
  deal: true,
  call_off: true,
  settled: true,
  shut_down: true,
  post_team_line: true,
  reopen: true,
  move_on: true,
  count_stages: true,
  spoken: true,
  tick: true,
}
const isSystemCommand = (command: RoomCommand): command is SystemCommand =>
  Object.hasOwn(SYSTEM_COMMANDS, command.type)

function applyPlayerCommand(transition: Transition, command: PlayerCommand): Reply {
  const { userId } = command
  switch (command.type) {
    case 'join':
      return join(transition, command)
    case 'leave':
      return leave(transition, userId)
    case 'set_ready':
      return setReady(transition, userId, command.isReady)
    case 'change_settings':
      return changeSettings(transition, userId, command.changes)
    case 'close_room':
      return closeByHost(transition, userId)
    case 'start_game':
      return startGame(transition, userId)
    case 'say':
      return say(transition, userId, command)
    case 'guess':
      return guess(transition, userId, command.guess)
    case 'take_hint':
      return takeHint(transition, userId)
    case 'read_history':
      return readHistory(transition, userId, command.limit)
    case 'read_view':
      return readView(transition, userId, command.known)
    case 'read_evidence':
      return readEvidence(transition, userId)
    case 'invite':
      return invite(transition, userId, command.target)
    case 'end_round':
      return endRoundByHost(transition, userId)
    case 'start_next_round':
      return startNextRoundByHost(transition, userId)
    case 'end_game':
      return endGameByHost(transition, userId)
    case 'pause_game':
      return pauseByHost(transition, userId)
    case 'resume_game':
      return resumeByHost(transition, userId)
    case 'kick_player':
      return kick(transition, userId, command.target, command.ban)
    case 'mute_player':
      return mute(transition, userId, command.target, command.muted)
    case 'make_host':
      return makeHost(transition, userId, command.target)
    case 'lock_room':
      return lockRoom(transition, userId, command.locked)
    case 'react':
      return react(transition, userId, command.emote)
    case 'skip_round':
      return voteToSkip(transition, userId)
  }
}

function applySystemCommand(transition: Transition, command: SystemCommand): Reply {
  switch (command.type) {
    case 'seat_match':
      return seatMatch(transition, command)
    case 'connect':
      return connect(transition, command.userId)
    case 'disconnect':
      return disconnect(transition, command.userId)
    case 'deal':
      return deal(transition, command)
    case 'call_off':
      callOff(transition, command.startsAt)
      return OK
    case 'settled':
      announceResult(transition, command.rewards, command.progress)
      return OK
    case 'shut_down':
      endUnfinished(transition, command.reason, command.message)
      requeueMatch(transition)
      closeRoom(transition, command.reason, 'return_to_lobby', command.message)
      return OK
    case 'post_team_line':
      postTeamLine(transition, command.message)
      return OK
    case 'reopen':
      reopen(transition)
      return OK
    case 'move_on':
      return moveOn(transition, command)
    case 'count_stages':
      countStages(transition, command.open)
      return OK
    case 'spoken':
      return noteSpoken(transition, command)
    case 'tick':
      return OK
  }
}

function deal(
  transition: Transition,
  { startsAt, quizzes }: Extract<SystemCommand, { type: 'deal' }>,
): Reply {
  const { phase } = transition.state
  const isAwaited = phase.kind === 'starting' && phase.startsAt === startsAt
  const { id, settings } = transition.state
  if (!isAwaited || quizzes.length < settings.rounds) return OK
  set(transition, { phase: { ...phase, quizzes } })
  const others = quizzes.filter(({ difficulty }) => difficulty !== settings.difficulty).length
  if (others > 0) emit(transition, 'all', 'quizzes_filled_up', { roomId: id, others })
  return OK
}

function readHistory(transition: Transition, userId: string, limit: number): Reply {
  if (!memberOf(transition.state, userId)) return refuse('NOT_A_MEMBER')
  // Not an event: the transport sends the reply to the connection that asked.
  return answer({ roomId: transition.state.id, messages: historyFor(transition.state, userId, limit) })
}

function readView({ state, now }: Transition, userId: string, known: KnownView | undefined): Reply {
  if (!memberOf(state, userId)) return refuse('NOT_A_MEMBER')
  const isKnown = known?.phase === phaseOf(state) && known.round === (sessionOf(state)?.round ?? 0)
  return answer(isKnown ? null : viewFor(state, userId, now))
}

function readEvidence({ state }: Transition, userId: string): Reply {
  const messages = evidenceFor(state, userId)
  return messages === null ? refuse('NOT_A_MEMBER') : answer({ roomId: state.id, messages })
}
