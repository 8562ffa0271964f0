import type { ChatMessage } from '#shared/protocol/parts.ts'
import type { RoomView } from '#shared/protocol/room-view.ts'
import type { GameSession, Score } from '#shared/schemas/game.ts'
import type { PublicQuiz } from '#shared/schemas/quiz.ts'
import type { Room, RoomPlayer } from '#shared/schemas/room.ts'

/** A small room for tests: Ada is the viewer and the host, Bo the other player. */
export const player = (name: string, changes: Partial<RoomPlayer> = {}): RoomPlayer => ({
  id: `seat-${name}`,
  userId: name.toLowerCase(),
  username: name,
  avatar: 'thumbs-1',
  isReady: false,
  isBot: false,
  isGuest: false,
  connected: true,
  ...changes,
})

export const room = (changes: Partial<Room> = {}): Room => ({
  id: 'r1',
  name: 'The cabinet',
  mode: 'private',
  host: { id: 'ada', username: 'Ada' },
  status: 'waiting',
  hasPassword: false,
  inviteCode: 'ABC234',
  maxPlayers: 8,
  rounds: 3,
  timePerRound: 30,
  timeFactor: 1,
  strictness: 'normal',
  category: 'any',
  difficulty: 'easy',
  language: 'english',
  customQuizzes: false,
  allowSpectators: true,
  guests: true,
  listed: true,
  joinInProgress: false,
  presenter: false,
  spectatorLimit: 50,
  locked: false,
  tokenReward: 0,
  paid: false,
  matched: false,
  createdAt: '2026-11-21T10:00:00.000Z',
  players: [player('Ada'), player('Bo')],
  spectators: 0,
  ...changes,
})

export const score = (name: string, points = 0, correct = 0): Score => ({
  userId: name.toLowerCase(),
  username: name,
  score: points,
  correct,
})

export const session = (changes: Partial<GameSession> = {}): GameSession => ({
  id: 'game-r1',
  roomId: 'r1',
  status: 'playing',
  round: 0,
  rounds: 3,
  scores: [score('Ada'), score('Bo')],
  startedAt: '2026-11-21T10:01:00.000Z',
  ...changes,
})

export const quiz = (changes: Partial<PublicQuiz> = {}): PublicQuiz => ({
  id: 'q1',
  prompt: 'Which city is the capital of France?',
  kind: 'question',
  category: 'geography',
  difficulty: 'easy',
  language: 'english',
  mask: '_____',
  ...changes,
})

export const message = (
  n: number,
  name: string,
  text: string,
  changes: Partial<ChatMessage> = {},
): ChatMessage => ({
  id: `r1-${n}`,
  roomId: 'r1',
  userId: name.toLowerCase(),
  username: name,
  message: text,
  isGuess: false,
  useTts: false,
  timestamp: new Date(Date.UTC(2026, 10, 21, 10, 2, n)).toISOString(),
  ...changes,
})

export const view = (changes: Partial<RoomView> = {}): RoomView => ({
  protocol: 1,
  room: room(),
  gameSession: null,
  phase: 'waiting',
  answered: [],
  you: { role: 'player', answered: false, hintsTaken: 0, score: 0, streak: 0, earned: null },
  chat: [],
  ...changes,
})
