import type { ChatMessage, GameFinished, RoundEnded } from '#shared/protocol/parts.ts'
import type { RoomPhase } from '#shared/protocol/room-view.ts'
import type { GameSession, GuessResult } from '#shared/schemas/game.ts'
import type { PublicQuiz } from '#shared/schemas/quiz.ts'
import type { Room } from '#shared/schemas/room.ts'

/** Something that the client notes in the chat by itself. Screens translate it; nobody can type one. */
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
      /** Said during a round by somebody who had already answered it. */
      bySolver: boolean
    }
  | { kind: 'note'; id: string; note: Note }

/** What is being counted down, in `performance.now()`: no clock of the server's is compared with one of ours. */
export type Countdown =
  | { kind: 'running'; endsAt: number; durationMs: number | null }
  | { kind: 'stopped'; remainingMs: number; durationMs: number | null }

export interface Feedback {
  result: GuessResult
  points: number
  /** Rises with each, so that the same result twice is seen twice. */
  seq: number
}

/** What the screens draw. */
export interface Board {
  /** The viewer's user id. */
  readonly me: string
  readonly room: Room | null
  readonly session: GameSession | null
  readonly phase: RoomPhase | null
  /** The running round's; after its end still the one that was asked, until the next. */
  readonly quiz: PublicQuiz | null
  /** One's own. */
  readonly mask: string | null
  readonly countdown: Countdown | null
  readonly pause: { reason: string; of: 'answering' | 'between'; until: number } | null
  /** Who has answered the running round, in their order. */
  readonly answered: readonly string[]
  readonly counts: { answered: number; of: number; guesses: number } | null
  readonly lastRound: RoundEnded | null
  readonly result: GameFinished | null
  readonly you: { role: 'player' | 'spectator'; answered: boolean; hintsTaken: number; score: number }
  /** One's own points in the running round, or in the one just over. */
  readonly earned: number | null
  readonly feedback: Feedback | null
  readonly chats: Readonly<Record<string, readonly ChatLine[]>>
  /** Until when, in `performance.now()`, the server takes no line. */
  readonly blockedUntil: number | null
  /** What each player of this room looks like, or looked like when they left. */
  readonly avatars: Readonly<Record<string, string>>
  /** What the last note said of each player's presence. */
  readonly presence: Readonly<Record<string, 'new' | 'here' | 'away'>>
  /** The room is over for us, and why. */
  readonly ended: { name: 'return_to_lobby' | 'game_ended_and_cleaned'; reason: string } | null
  /** Counts notes and feedback, for their ids. */
  readonly seq: number
}

const NO_ROUND = {
  answered: [],
  counts: null,
  earned: null,
  feedback: null,
} satisfies Partial<Board>

export const freshRound = (): Pick<Board, 'answered' | 'counts' | 'earned' | 'feedback'> => NO_ROUND

export const emptyBoard = (me: string): Board => ({
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
  you: { role: 'player', answered: false, hintsTaken: 0, score: 0 },
  chats: {},
  blockedUntil: null,
  avatars: {},
  presence: {},
  ended: null,
  seq: 0,
  ...NO_ROUND,
})

/** Leaves the room, and keeps what outlives it: the chats by room, and until when the server takes no line. */
export const clearedBoard = (board: Board): Board => ({
  ...emptyBoard(board.me),
  chats: board.chats,
  blockedUntil: board.blockedUntil,
  seq: board.seq,
})

/** A match has been found, and waits for the viewer to be ready. */
export const isCalled = ({ room, phase, me }: Board): boolean =>
  phase === 'waiting' &&
  room?.matched === true &&
  room.players.some((one) => one.userId === me && !one.isReady)
