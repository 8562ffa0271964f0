import type { Emote } from '#shared/constants/game.ts'
import type { ChatMessage, GameFinished, Rematch, RoundEnded, SkipVotes } from '#shared/protocol/parts.ts'
import type { RoomPhase, RoomView } from '#shared/protocol/room-view.ts'
import type { GameSession, GuessResult } from '#shared/schemas/game.ts'
import type { PublicQuiz } from '#shared/schemas/quiz.ts'
import type { Room } from '#shared/schemas/room.ts'

/** A note that the client adds to the chat. Screens translate it; nobody can type one. */
export type Note =
  | { kind: 'joined' | 'left' | 'away' | 'back' | 'host'; username: string }
  | { kind: 'changed'; settings: readonly string[] }
  | { kind: 'solved'; userId: string; username: string; points: number; order: number }
  /** One's own near miss, which those who still guess do not see. */
  | { kind: 'close'; message: string }
  | { kind: 'round'; round: number }

export type ChatLine =
  | {
      kind: 'message'
      id: string
      message: ChatMessage
      /** Sent during a round by a player who had already answered it. */
      bySolver: boolean
    }
  | { kind: 'note'; id: string; note: Note }

/** A countdown in `performance.now()`, so that the server's clock is never compared with the client's. */
export type Countdown =
  | { kind: 'running'; endsAt: number; durationMs: number | null }
  | { kind: 'stopped'; remainingMs: number; durationMs: number | null }

export interface Feedback {
  result: GuessResult
  points: number
  /** Increases with each, so that the same result twice is shown twice. */
  seq: number
}

export type PlayerKind = 'person' | 'guest' | 'bot'

export interface Reaction {
  seq: number
  userId: string
  emote: Emote
}

/** The client's state of a room: everything that the screens draw. */
export interface RoomModel {
  /** The viewer's user id. */
  readonly me: string
  readonly room: Room | null
  readonly session: GameSession | null
  readonly phase: RoomPhase | null
  /** The quiz of the running round, or of the last one until the next starts. */
  readonly quiz: PublicQuiz | null
  /** One's own. */
  readonly mask: string | null
  readonly countdown: Countdown | null
  readonly pause: { reason: string; of: 'answering' | 'between'; until: number } | null
  /** The user ids that have answered the running round, in order. */
  readonly answered: readonly string[]
  readonly counts: { answered: number; of: number; guesses: number } | null
  readonly lastRound: RoundEnded | null
  readonly result: GameFinished | null
  readonly you: Omit<RoomView['you'], 'earned'>
  /** Players who began the round; null before the first, and where the server does not say. */
  readonly seats: number | null
  readonly skip: SkipVotes | null
  readonly rematch: Rematch | null
  /** The last ones, oldest first; each is shown for a moment. */
  readonly reactions: readonly Reaction[]
  /** One's own points in the running round, or in the one just over. */
  readonly earned: number | null
  readonly feedback: Feedback | null
  readonly chats: Readonly<Record<string, readonly ChatLine[]>>
  /** Until when, in `performance.now()`, the server accepts no message. */
  readonly blockedUntil: number | null
  /** Each player's avatar, also of those who have left. */
  readonly avatars: Readonly<Record<string, string>>
  /** What each player is, also of those who have left. */
  readonly kinds: Readonly<Record<string, PlayerKind>>
  /** Each player's presence as last noted in the chat. */
  readonly presence: Readonly<Record<string, 'new' | 'here' | 'away'>>
  /** How many big screens show the room. */
  readonly stages: number
  /** Why the room is over for this client. */
  readonly ended: { name: 'return_to_lobby' | 'game_ended_and_cleaned'; reason: string } | null
  /** Counts notes and feedback, for their ids. */
  readonly seq: number
}

const NO_ROUND = {
  answered: [],
  counts: null,
  earned: null,
  feedback: null,
  skip: null,
} satisfies Partial<RoomModel>

export const freshRound = (): Pick<RoomModel, 'answered' | 'counts' | 'earned' | 'feedback' | 'skip'> =>
  NO_ROUND

export const emptyModel = (me: string): RoomModel => ({
  me,
  room: null,
  session: null,
  phase: null,
  quiz: null,
  mask: null,
  countdown: null,
  pause: null,
  lastRound: null,
  result: null,
  you: { role: 'player', answered: false, hintsTaken: 0, score: 0, streak: 0 },
  seats: null,
  rematch: null,
  reactions: [],
  chats: {},
  blockedUntil: null,
  avatars: {},
  kinds: {},
  presence: {},
  stages: 0,
  ended: null,
  seq: 0,
  ...NO_ROUND,
})

/** Without the room, but with what outlives it: the chats by room, and the rate limit. */
export const clearedModel = (model: RoomModel): RoomModel => ({
  ...emptyModel(model.me),
  chats: model.chats,
  blockedUntil: model.blockedUntil,
  seq: model.seq,
})

/** A match has been found and waits for the viewer to be ready. */
export const needsReadyCheck = ({ room, phase, me }: RoomModel): boolean =>
  phase === 'waiting' &&
  room?.matched === true &&
  room.players.some((one) => one.userId === me && !one.isReady)
