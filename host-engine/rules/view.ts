import { CHAT_HISTORY_DEFAULT } from '#shared/constants/limits.ts'
import { PROTOCOL_VERSION } from '#shared/protocol/close-codes.ts'
import type { RoomPhase, RoomView } from '#shared/protocol/room-view.ts'
import type { GameSession } from '#shared/schemas/game.ts'
import type { PublicQuiz } from '#shared/schemas/quiz.ts'
import type { Room } from '#shared/schemas/room.ts'
import { albumOf } from './game/album.ts'
import { maskFor } from './game/hints.ts'
import { scoresOf } from './game/scoring.ts'
import { hasAnswered, historyFor } from './room/chat-policy.ts'
import {
  type Game,
  gameOf,
  type Instant,
  quizIdOnWire,
  type RoomState,
  type Round,
  sessionIdOf,
  type UserId,
} from './room-state.ts'
import { memberOf, playersOf } from './transition.ts'

const iso = (at: Instant): string => new Date(at).toISOString()

const statusOf = (state: RoomState): Room['status'] => {
  if (state.phase.kind === 'waiting' || state.phase.kind === 'starting') return 'waiting'
  return state.phase.kind === 'playing' ? 'in_progress' : 'finished'
}

/** The room as its members see it; for anyone else leave the invite code out. */
export function roomOf(state: RoomState): Room {
  const { settings } = state
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
    customQuizzes: settings.customQuizzes !== null,
    allowSpectators: settings.allowSpectators,
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
      connected: member.connected,
    })),
    spectators: state.members.filter((member) => member.role === 'spectator').length,
  }
}

export const withoutInviteCode = ({ inviteCode: _hidden, ...room }: Room): Room => room

/** The game as everyone in the room sees it; null before one begins. */
export function sessionOf(state: RoomState): GameSession | null {
  const { phase, settings } = state
  const base = { id: sessionIdOf(state.id), roomId: state.id, rounds: settings.rounds }
  if (phase.kind === 'starting') {
    const scores = scoresOf(playersOf(state))
    return { ...base, status: 'playing', round: 0, scores, startedAt: iso(phase.startsAt) }
  }
  const game = gameOf(state)
  if (!game) return null
  const running = {
    ...base,
    round: game.round?.number ?? 0,
    scores:
      phase.kind === 'finished' || phase.kind === 'settling'
        ? phase.result.scores
        : scoresOf(playersOf(state)),
    startedAt: iso(game.startedAt),
  }
  if (phase.kind === 'finished') return { ...running, status: 'finished', finishedAt: iso(phase.finishedAt) }
  return { ...running, status: game.stage.kind === 'paused' ? 'paused' : 'playing' }
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

function phaseOf(state: RoomState): RoomPhase {
  if (state.phase.kind === 'playing') return state.phase.game.stage.kind
  return state.phase.kind === 'closed' ? 'finished' : state.phase.kind
}

/** Quiz and own mask while a round runs or stands still; never the answer. */
function roundView(state: RoomState, game: Game, viewer: UserId): Partial<RoomView> {
  const { round, stage } = game
  const inRound = stage.kind === 'answering' || (stage.kind === 'paused' && stage.of === 'answering')
  if (!round || !inRound) return {}
  const mask = maskFor(round, viewer)
  return { quiz: publicQuiz(state, round, mask), mask, durationMs: round.durationMs }
}

function timeView(state: RoomState, now: Instant): Partial<RoomView> {
  const left = (at: Instant) => Math.max(at - now, 0)
  const { phase } = state
  if (phase.kind === 'starting') return { remainingMs: left(phase.startsAt) }
  if (phase.kind === 'finished') return { remainingMs: left(phase.returnAt) }
  if (phase.kind !== 'playing') return {}
  const { stage } = phase.game
  switch (stage.kind) {
    case 'answering':
      return { remainingMs: left(stage.endsAt), endsAt: iso(stage.endsAt) }
    case 'between':
      return { remainingMs: left(stage.nextAt) }
    case 'paused':
      return { remainingMs: stage.remainingMs, pause: { reason: stage.reason, waitMs: left(stage.until) } }
  }
}

/** All that one user may see of the room now: enough to draw any phase for any role, and nothing that tells an answer. */
export function viewFor(state: RoomState, viewer: UserId, now: Instant): RoomView {
  const member = memberOf(state, viewer)
  const game = gameOf(state)
  const showsRound = state.phase.kind === 'playing' && game !== null
  const round = showsRound ? roundView(state, game, viewer) : {}
  return {
    protocol: PROTOCOL_VERSION,
    room: roomOf(state),
    gameSession: sessionOf(state),
    phase: phaseOf(state),
    ...round,
    ...timeView(state, now),
    answered: round.quiz ? (game?.round?.answers.map((answer) => answer.userId) ?? []) : [],
    ...(game?.lastRound && !round.quiz ? { lastRound: game.lastRound } : {}),
    ...(state.phase.kind === 'finished' ? { result: state.phase.result } : {}),
    you: {
      role: member?.role ?? 'spectator',
      answered: hasAnswered(state, viewer),
      hintsTaken: round.quiz ? (game?.round?.hints[viewer]?.length ?? 0) : 0,
      score: member?.score ?? 0,
    },
    chat: historyFor(state, viewer, CHAT_HISTORY_DEFAULT),
  }
}
