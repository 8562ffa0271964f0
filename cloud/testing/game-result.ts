import type { GameResult } from '#host-engine/index.ts'

type Member = GameResult['players'][number]
let made = 0

/** One who sat to the end. */
export const member = (userId: string, more: Partial<Member> = {}): Member => ({
  userId,
  username: userId,
  avatar: 'thumbs-01',
  seat: 1,
  role: 'player',
  isBot: false,
  isGuest: false,
  ready: true,
  joinedInRound: null,
  connected: true,
  everConnected: true,
  awaySince: null,
  awayMs: 0,
  pauses: 0,
  pausedMs: 0,
  lastLineAt: null,
  windowStartedAt: 0,
  windowLines: 0,
  score: 0,
  correct: 0,
  firsts: 0,
  answerMs: 0,
  streak: 0,
  reactedAt: [],
  ...more,
})

/** A quick game that nobody won, with what a test says of it. */
export const resultOf = (more: Partial<GameResult>): GameResult => ({
  sessionId: `game-${++made}`,
  roomId: `room-${made}`,
  outcome: { kind: 'finished', winner: null },
  mode: 'quick',
  matched: false,
  ownQuizzes: false,
  roundsPlanned: 3,
  startedAt: Date.now() - 60_000,
  finishedAt: Date.now(),
  players: [],
  leavers: [],
  scores: [],
  rounds: [],
  wrongGuesses: [],
  refused: [],
  ...more,
})

/** So many rounds that were played to their end. */
export const roundsOf = (count: number): GameResult['rounds'] =>
  Array.from({ length: count }, (_, index) => ({
    quizId: `quiz-${index}`,
    prompt: `Riddle ${index}?`,
    answer: 'An echo',
    answers: [],
  }))
