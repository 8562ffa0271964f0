import { REPORTED_LINES_MAX } from '#shared/constants/friends.ts'
import { CHAT_HISTORY_MAX, CHAT_WINDOW_LINES } from '#shared/constants/limits.ts'
import { CHAT_GAP_GRACE_MS, CHAT_GAP_MS, CHAT_WINDOW_MS } from '#shared/constants/timings.ts'
import type { ChatMessage } from '#shared/protocol/parts.ts'
import type { WatchedLine } from '#shared/schemas/admin-rooms.ts'
import type { Said } from '../room-command.ts'
import { type Instant, isInRound, type Member, type RoomState, type UserId } from '../room-state.ts'
import { emit, memberOf, set, setMember, spectatorsOf, type Transition } from '../transition.ts'
import { muteOf } from './mute-of.ts'
import { speakLine } from './spoken-lines.ts'

/** Whose lines are remembered after a kick: whoever wants to report one does so soon. */
const KICKED_MAX = 20

/** Milliseconds until this member may send again; 0 when they may. */
export function waitBeforeLine(member: Member, now: Instant): number {
  const gap = member.lastLineAt === null ? 0 : member.lastLineAt + CHAT_GAP_MS - CHAT_GAP_GRACE_MS - now
  if (gap > 0) return gap
  const windowEnds = member.windowStartedAt + CHAT_WINDOW_MS
  return now < windowEnds && member.windowLines >= CHAT_WINDOW_LINES ? windowEnds - now : 0
}

/** Notes that a line was accepted. */
export function countLine(transition: Transition, member: Member): void {
  const fresh = transition.now >= member.windowStartedAt + CHAT_WINDOW_MS
  setMember(transition, member.userId, {
    lastLineAt: transition.now,
    windowStartedAt: fresh ? transition.now : member.windowStartedAt,
    windowLines: fresh ? 1 : member.windowLines + 1,
  })
}

/** The number of the round that is running or paused in the middle, else null. */
export function roundInProgress(state: RoomState): number | null {
  if (state.phase.kind !== 'playing') return null
  const { round, stage } = state.phase.game
  return isInRound(stage) && round ? round.number : null
}

export function hasAnswered(state: RoomState, userId: UserId): boolean {
  if (state.phase.kind !== 'playing' || roundInProgress(state) === null) return false
  return state.phase.game.round?.answers.some((answer) => answer.userId === userId) ?? false
}

/** Whether they know the answer of the round that is not over: they had it, or present the game. */
export const knowsAnswer = (state: RoomState, userId: UserId): boolean =>
  hasAnswered(state, userId) ||
  (roundInProgress(state) !== null && memberOf(state, userId)?.role === 'presenter')

const knowersOf = (state: RoomState): UserId[] =>
  state.members.filter((member) => knowsAnswer(state, member.userId)).map((member) => member.userId)

const idsOf = (members: readonly Member[]): UserId[] => members.map(({ userId }) => userId)

export interface Line extends Said {
  readonly author: Member
  readonly isGuess: boolean
  /** Only those who have answered (and the author) may see it before the round is over. */
  readonly secret: boolean
  /** Nobody else may see it before the round is over. */
  readonly heldBack?: boolean
  /** Only spectators see it, now and later: they look on while others guess. */
  readonly audience?: boolean
}

/** Keeps a line and sends it to those who may see it. */
export function postLine(
  transition: Transition,
  { author, message, useTts, audioDigest, isGuess, secret, heldBack = false, audience = false }: Line,
): void {
  const line: ChatMessage = {
    id: `${transition.state.id}-${transition.state.lines + 1}`,
    roomId: transition.state.id,
    userId: author.userId,
    username: author.username,
    message,
    isGuess,
    useTts,
    timestamp: new Date(transition.now).toISOString(),
  }
  const round = secret || heldBack || audience ? roundInProgress(transition.state) : null
  const readers = heldBack
    ? []
    : audience
      ? idsOf(spectatorsOf(transition.state))
      : knowersOf(transition.state)
  const seenBy = round === null ? [] : [...new Set([...readers, author.userId])]
  const chat = transition.state.chat.slice(1 - CHAT_HISTORY_MAX)
  chat.push({ message: line, hidden: round === null ? null : { round, seenBy, heldBack, audience } })
  set(transition, { lines: transition.state.lines + 1, chat })
  emit(transition, round === null ? 'all' : seenBy, 'chat_message', line)
  if (!heldBack) speakLine(transition, line, audioDigest ?? null)
}

/** The round is over: everyone gets what was kept back in its pauses (GAME-34), unless its author has been muted since. */
export function releaseLines(transition: Transition): void {
  const { members } = transition.state
  const chat = transition.state.chat.filter(
    ({ message, hidden }) => !(hidden?.heldBack && muteOf(transition, message.userId) !== null),
  )
  const held = chat.filter(({ hidden }) => hidden?.heldBack)
  if (chat.length === transition.state.chat.length && held.length === 0) return
  set(transition, { chat: chat.map((line) => (line.hidden?.heldBack ? { ...line, hidden: null } : line)) })
  for (const { message } of held) {
    const others = members.map(({ userId }) => userId).filter((userId) => userId !== message.userId)
    emit(transition, others, 'chat_message', message)
    speakLine(transition, message, null)
  }
}

/** Those who had answered have talked of an answer that nobody is told: what they said is never shown. */
export function forgetTalk(transition: Transition, round: number): void {
  const chat = transition.state.chat.filter(
    ({ hidden }) => hidden === null || hidden.round !== round || hidden.heldBack || hidden.audience,
  )
  set(transition, { chat })
}

/** The last lines, oldest first, for one who watches over the room and takes no part in it. */
export function watchedLines(state: RoomState, limit: number): WatchedLine[] {
  const running = roundInProgress(state)
  return state.chat.slice(-limit).map(({ message, hidden }) => ({
    ...message,
    toSome: hidden !== null && (hidden.audience || hidden.round === running),
  }))
}

/** The last lines that this user may see, oldest first. */
export function historyFor(state: RoomState, userId: UserId, limit: number): ChatMessage[] {
  const running = roundInProgress(state)
  const mayKnow = knowsAnswer(state, userId)
  const looksOn = memberOf(state, userId)?.role === 'spectator'
  return state.chat
    .filter(
      ({ hidden }) =>
        hidden === null ||
        hidden.seenBy.includes(userId) ||
        (hidden.audience ? looksOn : hidden.round !== running || (mayKnow && !hidden.heldBack)),
    )
    .slice(-limit)
    .map(({ message }) => message)
}

/** What a member, or one who was kicked, was shown last; null for anybody else. */
export function evidenceFor(state: RoomState, userId: UserId): ChatMessage[] | null {
  if (memberOf(state, userId)) return historyFor(state, userId, REPORTED_LINES_MAX)
  const lines = state.kicked.find((one) => one.userId === userId)?.lines
  if (!lines) return null
  return state.chat.flatMap(({ message }) => (lines.includes(message.id) ? [message] : []))
}

/** Of somebody who is kicked nothing more is said, and what they were shown is remembered. */
export function noteKicked(transition: Transition, userId: UserId): void {
  const { state } = transition
  const lines = historyFor(state, userId, REPORTED_LINES_MAX).map(({ id }) => id)
  const others = state.kicked.filter((one) => one.userId !== userId)
  const chat = state.chat.filter(({ message, hidden }) => !(hidden?.heldBack && message.userId === userId))
  set(transition, { chat, kicked: [...others, { userId, lines }].slice(-KICKED_MAX) })
}
