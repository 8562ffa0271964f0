import { CHAT_HISTORY_DEFAULT } from '#shared/constants/limits.ts'
import { PROTOCOL_VERSION } from '#shared/protocol/close-codes.ts'
import type { RoomPhase, RoomView } from '#shared/protocol/room-view.ts'
import type { GameSession } from '#shared/schemas/game.ts'
import type { PublicQuiz } from '#shared/schemas/quiz.ts'
import type { Room } from '#shared/schemas/room.ts'
import { albumOf } from './game/album.ts'
import { maskSeenBy } from './game/hints.ts'
import { scoresOf } from './game/scoring.ts'
import { skipVotesOf } from './game/skip-votes.ts'
import { historyFor, knowsAnswer } from './room/chat-policy.ts'
import { rematchOf } from './room/rematch.ts'
import {
  type Game,
  gameOf,
  type Instant,
  isInRound,
  quizIdOnWire,
  type RoomState,
  type Round,
  STAGE,
  type Stage,
  sessionIdOf,
  type UserId,
  type Viewer,
} from './room-state.ts'
import { memberOf, playersOf, spectatorsOf } from './transition.ts'

const iso = (at: Instant): string => new Date(at).toISOString()

function statusOf({ phase }: RoomState): Room['status'] {
  switch (phase.kind) {
    case 'waiting':
    case 'starting':
      return 'waiting'
    case 'playing':
      return 'in_progress'
    case 'settling':
    case 'finished':
    case 'closed':
      return 'finished'
  }
}

/** The room as its members see it. */
export function roomOf(state: RoomState): Room {
  const { settings } = state
  const audience = spectatorsOf(state)
  return {
    id: state.id,
    name: settings.name,
    mode: settings.mode,
    host: { id: state.host.userId, username: state.host.username },
    status: statusOf(state),
    hasPassword: settings.hasPassword,
    inviteCode: state.inviteCode,
    maxPlayers: settings.maxPlayers,
    rounds: settings.rounds,
    timePerRound: settings.timePerRound,
    timeFactor: settings.timeFactor,
    strictness: settings.strictness,
    difficulty: settings.difficulty,
    language: settings.language,
    category: settings.category,
    customQuizzes: settings.customQuizzes !== null,
    allowSpectators: settings.allowSpectators,
    guests: settings.guests,
    listed: settings.listed,
    joinInProgress: settings.joinInProgress,
    presenter: settings.presenter,
    spectatorLimit: settings.spectatorLimit,
    locked: state.locked,
    tokenReward: settings.tokenReward,
    paid: settings.tokenReward > 0,
    matched: state.match !== null,
    ...(state.match && statusOf(state) === 'waiting' ? { startsBy: iso(state.match.startsBy) } : {}),
    createdAt: iso(state.createdAt),
    players: playersOf(state).map((member) => ({
      id: `${state.id}-${member.seat}`,
      userId: member.userId,
      username: member.username,
      avatar: member.avatar,
      isReady: member.ready,
      isBot: member.isBot,
      isGuest: member.isGuest,
      connected: member.connected,
      ...(state.muted.includes(member.userId) ? { muted: true } : {}),
      ...(member.joinedInRound === null ? {} : { joinedInRound: member.joinedInRound }),
    })),
    spectators: audience.length,
    ...(state.quizzesSeen ? { quizzesSeen: true } : {}),
    audience: audience.map(({ userId, username, avatar }) => ({ userId, username, avatar })),
  }
}

/** The same for anyone else: neither its code nor who looks on. */
export const forStrangers = ({ inviteCode: _code, audience: _audience, ...room }: Room): Room => room

/** The game as everyone in the room sees it; null before one begins. */
export function sessionOf(state: RoomState): GameSession | null {
  const { phase, settings } = state
  const base = { id: sessionIdOf(state.id), roomId: state.id, rounds: settings.rounds }
  const soFar = ({ round, startedAt }: Game) => ({
    ...base,
    round: round?.number ?? 0,
    startedAt: iso(startedAt),
  })
  switch (phase.kind) {
    case 'waiting':
    case 'closed':
      return null
    case 'starting': {
      const scores = scoresOf(playersOf(state))
      return { ...base, status: 'playing', round: 0, scores, startedAt: iso(phase.startsAt) }
    }
    case 'playing': {
      const status = phase.game.stage.kind === 'paused' ? 'paused' : 'playing'
      return { ...soFar(phase.game), status, scores: scoresOf(playersOf(state)) }
    }
    case 'settling':
      return { ...soFar(phase.game), status: 'playing', scores: phase.result.scores }
    case 'finished': {
      const finishedAt = iso(phase.finishedAt)
      return { ...soFar(phase.game), status: 'finished', scores: phase.result.scores, finishedAt }
    }
  }
}

/** The game as one asks for it: once over, with its album. */
export function sessionFor(state: RoomState, viewer: UserId): GameSession | null {
  const session = sessionOf(state)
  if (!session || state.phase.kind !== 'finished') return session
  return { ...session, album: albumOf(state.phase.game.played, viewer) }
}

export const publicQuiz = ({ id }: RoomState, { number, quiz }: Round, mask: string): PublicQuiz => ({
  id: quizIdOnWire(id, number),
  prompt: quiz.prompt,
  kind: quiz.kind,
  category: quiz.category,
  difficulty: quiz.difficulty,
  language: quiz.language,
  mask,
})

export function phaseOf({ phase }: RoomState): RoomPhase {
  switch (phase.kind) {
    case 'waiting':
    case 'starting':
    case 'settling':
    case 'finished':
      return phase.kind
    case 'playing':
      return phase.game.stage.kind
    case 'closed':
      return 'finished'
  }
}

/** Quiz and own mask while a round runs or stands still; never the answer. */
function roundView(state: RoomState, game: Game, viewer: Viewer): Partial<RoomView> {
  const { round, stage } = game
  if (!round || !isInRound(stage)) return {}
  const mask = maskSeenBy(state, round, viewer)
  return { quiz: publicQuiz(state, round, mask), mask, durationMs: round.durationMs, seats: round.seats }
}

/** The round that ended last, with what was asked; nothing while the next one runs. */
function endedView(state: RoomState, game: Game | null, viewer: Viewer): Partial<RoomView> {
  const { lastRound = null, round = null, explained = {} } = game ?? {}
  if (!lastRound) return {}
  const refused = viewer === STAGE ? undefined : explained[viewer]
  const isLast = round?.number === lastRound.round
  return {
    lastRound: { ...lastRound, ...(refused && { refused }) },
    ...(round && isLast && { quiz: publicQuiz(state, round, maskSeenBy(state, round, viewer)) }),
  }
}

const earnedBy = (game: Game | null, viewer: UserId): number | null =>
  game?.round?.answers.find(({ userId }) => userId === viewer)?.points ?? null

const timeLeft = (at: Instant, now: Instant): number => Math.max(at - now, 0)

function timeView({ phase }: RoomState, now: Instant): Partial<RoomView> {
  switch (phase.kind) {
    case 'starting':
      return { remainingMs: timeLeft(phase.startsAt, now) }
    case 'playing':
      return stageTimeView(phase.game.stage, now)
    case 'finished':
      return { remainingMs: timeLeft(phase.returnAt, now) }
    case 'waiting':
    case 'settling':
    case 'closed':
      return {}
  }
}

function stageTimeView(stage: Stage, now: Instant): Partial<RoomView> {
  const left = (at: Instant) => timeLeft(at, now)
  switch (stage.kind) {
    case 'answering':
      return { remainingMs: left(stage.endsAt), endsAt: iso(stage.endsAt) }
    case 'between':
      return { remainingMs: left(stage.nextAt) }
    case 'paused':
      return { remainingMs: stage.remainingMs, pause: { reason: stage.reason, waitMs: left(stage.until) } }
  }
}

/** The result as it was announced to this viewer. */
function resultView({ phase }: RoomState, viewer: Viewer): Partial<RoomView> {
  if (phase.kind !== 'finished') return {}
  const yours = viewer === STAGE ? undefined : phase.own[viewer]
  return { result: { ...phase.result, ...(yours && { yours }) } }
}

const NOBODY: RoomView['you'] = {
  role: 'spectator',
  answered: false,
  hintsTaken: 0,
  score: 0,
  streak: 0,
  earned: null,
}

function youFor(state: RoomState, viewer: UserId, isInRound: boolean): RoomView['you'] {
  const member = memberOf(state, viewer)
  const game = gameOf(state)
  return {
    role: member?.role ?? 'spectator',
    answered: knowsAnswer(state, viewer),
    hintsTaken: isInRound ? (game?.round?.hints[viewer]?.length ?? 0) : 0,
    score: member?.score ?? 0,
    streak: member?.streak ?? 0,
    earned: earnedBy(game, viewer),
  }
}

/** All that one viewer may see of the room now: enough to draw any phase for any role, and nothing that tells an answer. */
export function viewFor(state: RoomState, viewer: Viewer, now: Instant): RoomView {
  const game = gameOf(state)
  const showsRound = state.phase.kind === 'playing' && game !== null
  const rematch = rematchOf(state)
  const round = showsRound ? roundView(state, game, viewer) : {}
  const skip = skipVotesOf(state)
  return {
    protocol: PROTOCOL_VERSION,
    room: roomOf(state),
    gameSession: sessionOf(state),
    phase: phaseOf(state),
    ...round,
    ...timeView(state, now),
    answered: round.quiz ? (game?.round?.answers.map((answer) => answer.userId) ?? []) : [],
    ...(round.quiz ? {} : endedView(state, game, viewer)),
    ...resultView(state, viewer),
    ...(skip && { skip }),
    ...(rematch && { rematch }),
    you: viewer === STAGE ? NOBODY : youFor(state, viewer, round.quiz !== undefined),
    chat: viewer === STAGE ? [] : historyFor(state, viewer, CHAT_HISTORY_DEFAULT),
    stages: state.stages,
  }
}
