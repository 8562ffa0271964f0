import { QUEST_TYPES } from '#shared/constants/game.ts'
import type { GameMode } from '#shared/schemas/game.ts'
import type { DailyQuests } from '#shared/schemas/quests.ts'
import type { Room } from '#shared/schemas/room.ts'
import type { Version } from '#shared/schemas/status.ts'
import type { User, UserRank } from '#shared/schemas/user.ts'

export const sampleUser = (changes: Partial<User> = {}): User => ({
  id: 'u1',
  username: 'Mira',
  email: 'mira@example.org',
  emailVerified: true,
  avatar: 'thumbs-03',
  preferredLanguage: 'english',
  tutorialStep: 0,
  role: 'player',
  isGoogleUser: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  balance: 1240,
  isSubscriber: false,
  ...changes,
})

export const sampleVersion = (changes: Partial<Version> = {}): Version => ({
  version: '1.40.0',
  minVersion: '1.40.0',
  googleClientId: null,
  googleDesktopClientId: null,
  payments: 'sandbox',
  ai: false,
  guests: true,
  ...changes,
})

export const sampleRank: UserRank = {
  rank: 'scholar',
  points: 640,
  pointsToNext: 160,
  season: 1,
  position: 214,
}

export const sampleProfile = (user: User = sampleUser()) => ({
  user,
  rank: sampleRank,
  stats: {
    level: 7,
    levelProgress: 0.62,
    wins: 12,
    winRate: 0.4,
    games: 30,
    stars: 5,
    globalRank: 214,
    totalWords: 3,
    online: true,
    collectionPrivate: false,
  },
})

export const samplePlayer = (n: number) => ({
  id: `p${n}`,
  userId: `u${n}`,
  username: `Player${n}`,
  avatar: `thumbs-0${(n % 9) + 1}`,
  isReady: false,
  isBot: false,
  isGuest: false,
  connected: true,
})

export const sampleRoom = (changes: Partial<Room> = {}): Room => ({
  id: 'r1',
  name: 'Night owls',
  mode: 'quick',
  host: { id: 'u9', username: 'Otto' },
  status: 'waiting',
  hasPassword: false,
  maxPlayers: 8,
  rounds: 10,
  timePerRound: 30,
  timeFactor: 1,
  strictness: 'normal',
  category: 'any',
  difficulty: 'medium',
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
  createdAt: '2026-01-01T00:00:00.000Z',
  players: [samplePlayer(1), samplePlayer(2), samplePlayer(3)],
  spectators: 0,
  ...changes,
})

export const sampleModes: GameMode[] = [
  { id: 'quick_match', name: 'Quick Match', description: 'x', players: { min: 2, max: 8 } },
  { id: 'private_lobby', name: 'Private Lobby', description: 'x', players: { min: 2, max: 50 } },
  { id: 'ranked', name: 'Ranked', description: 'x', players: { min: 2, max: 2 } },
]

/** A day on which nothing has been played. */
export const sampleQuests: DailyQuests = {
  quests: QUEST_TYPES.map((type) => ({
    id: `20000-${type}`,
    type,
    target: 3,
    progress: 0,
    reward: 20,
    claimed: false,
  })),
  unclaimed: [],
  resetsAt: '2030-01-02T00:00:00.000Z',
}
