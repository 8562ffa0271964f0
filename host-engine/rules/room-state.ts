import type { Difficulty, Language, RoomMode, Strictness, TimeFactor } from '#shared/constants/game.ts'
import type { CategoryChoice } from '#shared/constants/quiz-categories.ts'
import type {
  ChatMessage,
  ExplainedGuess,
  GameFinished,
  OwnGame,
  RoundEnded,
} from '#shared/protocol/parts.ts'
import { quizIdOf } from '#shared/protocol/quiz-id.ts'
import type { CustomQuiz } from '#shared/schemas/custom-quiz.ts'
import type { BotAct } from './bots/bot-plan.ts'
import type { Quiz } from './game/quiz.ts'
import type { AnswerKey } from './judge/judge.ts'

export type UserId = string
/** Who sees something of a room: a user, or a big screen, which is nobody and sees what any guessing player may. */
export type Viewer = UserId | typeof STAGE
export const STAGE = null
export type RoomId = string
/** A point in time, in epoch milliseconds. */
export type Instant = number

export interface Settings {
  readonly name: string
  readonly mode: RoomMode
  readonly hasPassword: boolean
  readonly maxPlayers: number
  readonly rounds: number
  /** Seconds. */
  readonly timePerRound: number
  readonly timeFactor: TimeFactor
  readonly strictness: Strictness
  readonly difficulty: Difficulty
  readonly language: Language
  readonly category: CategoryChoice
  readonly allowSpectators: boolean
  /** Whether people without an account may come in. */
  readonly guests: boolean
  /** In the list of rooms; by code it is reached either way. */
  readonly listed: boolean
  /** Whether a free seat may be taken while a game runs. */
  readonly joinInProgress: boolean
  /** The host runs the game without a seat in it. */
  readonly presenter: boolean
  readonly spectatorLimit: number
  readonly tokenReward: number
  readonly customQuizzes: readonly CustomQuiz[] | null
}

export interface Member {
  readonly userId: UserId
  readonly username: string
  readonly avatar: string
  /** Rises with each arrival: the smallest number has been here longest. */
  readonly seat: number
  /** A presenter hosts without a seat in the game. */
  readonly role: 'player' | 'spectator' | 'presenter'
  readonly isBot: boolean
  /** Plays without an account. */
  readonly isGuest: boolean
  readonly ready: boolean
  /** The first round that they may answer, where they came in while the game ran; null for all others. */
  readonly joinedInRound: number | null
  readonly connected: boolean
  readonly everConnected: boolean
  /** Since when they have been away; null while connected. */
  readonly awaySince: Instant | null
  /** How long they were away from the running game before that, in milliseconds. */
  readonly awayMs: number
  /** How often the game paused because they were away, and for how long in all, in milliseconds. */
  readonly pauses: number
  readonly pausedMs: number
  readonly lastLineAt: Instant | null
  readonly windowStartedAt: Instant
  readonly windowLines: number
  readonly score: number
  /** Rounds answered right. */
  readonly correct: number
  /** Rounds answered first. */
  readonly firsts: number
  /** Sum of the times of right answers, in milliseconds: it decides ties. */
  readonly answerMs: number
  /** Right answers in a row. */
  readonly streak: number
  /** When the last reactions were sent, oldest first. */
  readonly reactedAt: readonly Instant[]
}

export interface Answer {
  readonly userId: UserId
  readonly points: number
  readonly elapsedMs: number
}

/** How many have answered, and of how many players: of those who are connected, or answered before they dropped. */
export interface AnsweredCount {
  readonly answered: number
  readonly of: number
}

export interface Round {
  readonly number: number
  readonly quiz: Quiz
  readonly key: AnswerKey
  readonly durationMs: number
  /** Players who were there when it began. */
  readonly seats: number
  /** Who wants it to be skipped, answered or not by now. */
  readonly skipVotes: readonly UserId[]
  /** Positions of the answer that are open to everyone, in the order in which they opened. */
  readonly opened: readonly number[]
  /** How many of the two openings that come by themselves are through. */
  readonly openings: number
  /** Positions that each player has opened by hints. */
  readonly hints: Readonly<Record<UserId, readonly number[]>>
  readonly answers: readonly Answer[]
  readonly guesses: number
  /** Wrong guesses that may be shown once the answer is told, in their order. */
  readonly misses: readonly Miss[]
  /** How many have answered, as everyone was last told. */
  readonly told: AnsweredCount
  /** What practice opponents have yet to do, in the order of time. */
  readonly botActs: readonly RoundAct[]
}

/** A person's wrong guess that gives nothing away and is no talk. */
export interface Miss {
  readonly userId: UserId
  readonly username: string
  readonly guess: string
  /** Judged a near miss. */
  readonly isClose: boolean
}

/** The same, as it is collected: whose, and at which quiz. */
export interface TypedGuess {
  readonly quizId: string
  readonly userId: UserId
  readonly guess: string
}

/** What somebody typed that the judge did not take, word for word. */
export interface RefusedGuess {
  readonly userId: UserId
  readonly round: number
  readonly guess: string
}

/** The same, with what makes it the funniest. */
export interface FunnyMiss extends Miss {
  /** How many typed it. */
  readonly people: number
  /** Letters between it and the answer. */
  readonly distance: number
}

export type RoundAct = BotAct & { readonly userId: UserId }

export type RunningStage =
  | { readonly kind: 'answering'; readonly endsAt: Instant }
  | { readonly kind: 'between'; readonly nextAt: Instant }
export type Stage =
  | RunningStage
  | {
      readonly kind: 'paused'
      readonly reason: 'players' | 'host'
      /** Null when it counts for nobody: the room was moved. */
      readonly since: Instant | null
      readonly until: Instant
      readonly of: RunningStage['kind']
      /** What was left of the paused stage, in milliseconds. */
      readonly remainingMs: number
    }

export interface PlayedRound {
  readonly quizId: string
  readonly prompt: string
  /** Null when the round was cut short: nobody is told. */
  readonly answer: string | null
  readonly explanation?: string
  readonly answers: readonly Answer[]
}

/** One who gave up the seat during the game: placed last. */
export interface Leaver {
  readonly userId: UserId
  readonly username: string
  readonly leftAt: Instant
}

/** The same with what they had when they left: it is shown, and counts for nothing. */
export interface GameLeaver extends Leaver {
  readonly score: number
  readonly correct: number
}

export interface Game {
  readonly sessionId: string
  readonly startedAt: Instant
  readonly quizzes: readonly Quiz[]
  readonly round: Round | null
  readonly stage: Stage
  readonly lastRound: RoundEnded | null
  /** Why it took none of their guesses, by player: told with it, each to each. */
  readonly explained: Readonly<Record<UserId, ExplainedGuess>>
  readonly played: readonly PlayedRound[]
  readonly leavers: readonly GameLeaver[]
  /** How many guesses each has made, right ones included. */
  readonly guessesBy: Readonly<Record<UserId, number>>
  /** What people took for the answers of the rounds so far. */
  readonly wrongGuesses: readonly TypedGuess[]
  /** Of each round the last ones of everybody: whoever was right all the same may say so. */
  readonly refused: readonly RefusedGuess[]
  /** The funniest wrong guess of each round that had one and told its answer. */
  readonly funnyMisses: readonly FunnyMiss[]
  /** Since when too few players are here for a game that runs on all the same; null while there are enough. */
  readonly aloneSince: Instant | null
  /** When the host last moved a round. */
  readonly hostMovedAt: Instant | null
  /** When the count of guesses last went out, and when the first guess was made that it did not count; null for none. */
  readonly guessesToldAt: Instant
  readonly guessesUntoldSince: Instant | null
}

export type Outcome =
  | {
      readonly kind: 'finished'
      readonly winner: UserId | null
      /** A game that its host ended early has a result, and counts for nothing (GAME-46). */
      readonly endedByHost?: true
    }
  | { readonly kind: 'unfinished'; readonly reason: string }

export type Phase =
  | { readonly kind: 'waiting' }
  | {
      readonly kind: 'starting'
      readonly startsAt: Instant
      /** Began because everyone was ready, so it stops when someone no longer is. */
      readonly auto: boolean
      readonly quizzes: readonly Quiz[] | null
    }
  | { readonly kind: 'playing'; readonly game: Game }
  | {
      readonly kind: 'settling'
      readonly game: Game
      /** Those who played to the end, in the order of their places. */
      readonly players: readonly Member[]
      readonly finishedAt: Instant
      /** As it was when the last round ended; a later leave does not change it. */
      readonly result: Omit<GameFinished, 'rewards'>
      readonly endedByHost: boolean
      readonly until: Instant
    }
  | {
      readonly kind: 'finished'
      readonly game: Game
      readonly result: GameFinished
      /** What the game was for each of its players. */
      readonly own: Readonly<Record<UserId, OwnGame>>
      readonly finishedAt: Instant
      readonly returnAt: Instant
      /** Where those play on who want another game; null while nobody has asked. */
      readonly rematch: Rematch | null
    }
  | { readonly kind: 'closed'; readonly reason: string }

export interface Rematch {
  readonly roomId: RoomId
  /** Who have asked for it. */
  readonly userIds: readonly UserId[]
  /** Who are there, or have been, spectators too. They stay on the list of this room, and are told nothing more of it. */
  readonly movedOn: readonly UserId[]
}

export interface ChatLine {
  readonly message: ChatMessage
  /** Null when everyone may see the line. */
  readonly hidden: HiddenLine | null
}

/** Until the end of its round a line is for these users, and for those who have answered since. */
export interface HiddenLine {
  readonly round: number
  /** To whom the line was sent. */
  readonly seenBy: readonly UserId[]
  /** Kept back from everyone but its author: it was typed in a pause, by one still guessing. */
  readonly heldBack: boolean
  /** Spectators among themselves, whoever has answered. */
  readonly audience: boolean
}

export interface Match {
  /** When they start at the latest, with those who are there. */
  readonly startsBy: Instant
  /** How fast each practice opponent types, in milliseconds a key. */
  readonly keyMs: Readonly<Record<UserId, number>>
  /** The people of a match that is played again, who may come when they want to; null where the server put them together. */
  readonly invited: readonly UserId[] | null
  /** Who left the countdown of a ranked match: their game is the one that follows, if any does. */
  readonly leavers: readonly GameLeaver[]
}

export interface Kicked {
  readonly userId: UserId
  /** Ids of lines, the last ones before the kick. */
  readonly lines: readonly string[]
}

export interface RoomState {
  readonly id: RoomId
  readonly inviteCode: string
  readonly createdAt: Instant
  readonly settings: Settings
  readonly host: { readonly userId: UserId; readonly username: string }
  /** The host of the game before, to whom the room goes when they come. */
  readonly awaitedHost: UserId | null
  /** The host's own quizzes have been played in the game before. */
  readonly quizzesSeen: boolean
  /** Who brought them: nobody else may read them, host or not. */
  readonly quizAuthor: UserId | null
  readonly members: readonly Member[]
  /** Users who may reach the room by its id while it is unlisted: they had a seat or an invitation. */
  readonly knownTo: readonly UserId[]
  readonly banned: readonly UserId[]
  /** They play, and are neither read nor heard; it holds when they come back, too. */
  readonly muted: readonly UserId[]
  /** Who were kicked last, with the lines that they had been shown: they may still report them. */
  readonly kicked: readonly Kicked[]
  readonly locked: boolean
  readonly phase: Phase
  readonly chat: readonly ChatLine[]
  readonly seats: number
  readonly lines: number
  /** How many big screens show the room. They have no seat, and nothing else depends on them. */
  readonly stages: number
  /** Since when nobody has been here at all. */
  readonly emptySince: Instant | null
  /** Set where the server put the players together. */
  readonly match: Match | null
  /** The state of the room's own random numbers, so that a log replays to the same game. */
  readonly random: number
}

/** One room, one game: the session's name follows from the room's, so no table is needed to get from one to the other. */
const SESSION_PREFIX = 'game-'
export const sessionIdOf = (roomId: RoomId): string => `${SESSION_PREFIX}${roomId}`
export const roomIdOfSession = (sessionId: string): RoomId =>
  sessionId.startsWith(SESSION_PREFIX) ? sessionId.slice(SESSION_PREFIX.length) : sessionId

export interface NewRoom {
  readonly id: RoomId
  readonly inviteCode: string
  readonly settings: Settings
  readonly host: { readonly userId: UserId; readonly username: string }
  readonly seed: number
  /** What comes along from the game before, when it is played again. */
  readonly before?: GameBefore | null
}

export interface GameBefore {
  readonly host: UserId | null
  readonly quizAuthor: UserId | null
  readonly knownTo: readonly UserId[]
  readonly banned: readonly UserId[]
  readonly muted: readonly UserId[]
  readonly chat: readonly ChatMessage[]
}

/** A waiting room without members: its host joins like everyone else, and matched players are seated by a command. */
export const createRoom = (room: NewRoom, now: Instant): RoomState => ({
  id: room.id,
  inviteCode: room.inviteCode,
  createdAt: now,
  settings: room.settings,
  host: room.host,
  awaitedHost: room.before?.host ?? null,
  quizzesSeen: room.before != null && room.settings.customQuizzes !== null,
  quizAuthor: room.before ? room.before.quizAuthor : room.host.userId,
  members: [],
  knownTo: [...(room.before?.knownTo ?? []), room.host.userId],
  banned: room.before?.banned ?? [],
  muted: room.before?.muted ?? [],
  kicked: [],
  locked: false,
  phase: { kind: 'waiting' },
  chat: (room.before?.chat ?? []).map((line) => ({ message: { ...line, roomId: room.id }, hidden: null })),
  seats: 0,
  lines: 0,
  stages: 0,
  emptySince: now,
  match: null,
  random: room.seed >>> 0,
})

export const quizIdOnWire = (roomId: RoomId, round: number): string => quizIdOf(sessionIdOf(roomId), round)

/** Whether it counts for the ranking: only where the server put the players together. */
export const isRanked = ({ match, settings }: RoomState): boolean =>
  match !== null && settings.mode === 'ranked'

/** The game that runs or is over; null before it, and once the room is closed. */
export function gameOf({ phase }: RoomState): Game | null {
  switch (phase.kind) {
    case 'waiting':
    case 'starting':
    case 'closed':
      return null
    case 'playing':
    case 'settling':
    case 'finished':
      return phase.game
  }
}

/** Before the game players sit down, get ready and leave without a trace. */
export function hasBegun({ phase }: RoomState): boolean {
  switch (phase.kind) {
    case 'waiting':
    case 'starting':
      return false
    case 'playing':
    case 'settling':
    case 'finished':
    case 'closed':
      return true
  }
}

/** Whether the round is not over: it runs, or is paused in the middle. */
export function isInRound(stage: Stage): boolean {
  switch (stage.kind) {
    case 'answering':
      return true
    case 'between':
      return false
    case 'paused':
      return stage.of === 'answering'
  }
}
