import { FREE_AVATARS } from '#shared/constants/avatars.ts'
import { ONLINE_FOR_MS } from '#shared/constants/timings.ts'
import type { PlayerStats, User, UserRank } from '#shared/schemas/user.ts'
import type { StatsRow, UserRow } from './users-repository.ts'

/** Two spellings that people take for one name or address: looked up and kept unique by this. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase()

/** An account's first face follows from its id, so that a room of newcomers is not twelve times the same. */
export const firstAvatar = (userId: string): string => {
  const sum = [...userId].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return FREE_AVATARS[sum % FREE_AVATARS.length] ?? FREE_AVATARS[0]
}

export const isFreeAvatar = (avatar: string): boolean => FREE_AVATARS.some((free) => free === avatar)

/** What the account itself may see of it. Balance and subscription follow with the wallet. */
export const toUser = (row: UserRow): User => ({
  id: row.id,
  username: row.username,
  email: row.email,
  emailVerified: row.emailVerified,
  avatar: row.avatar,
  preferredLanguage: row.preferredLanguage,
  tutorialStep: row.tutorialStep,
  role: row.role,
  isGoogleUser: row.googleUid !== null,
  ...(row.googleUid !== null && { firebaseUser: { uid: row.googleUid, email: row.email } }),
  createdAt: new Date(row.createdAt).toISOString(),
  balance: 0,
  isSubscriber: false,
})

/** Places and words follow with ranks and library. */
export const toStats = (row: UserRow, stats: StatsRow, now: number): PlayerStats => ({
  level: levelOf(stats.xp),
  wins: stats.wins,
  winRate: stats.games === 0 ? 0 : stats.wins / stats.games,
  games: stats.games,
  stars: stats.stars,
  globalRank: null,
  totalWords: 0,
  online: isOnline(row, now),
  collectionPrivate: row.collectionPrivate,
})

export const levelOf = (xp: number): number => 1 + Math.floor(Math.sqrt(xp / 100))

const isOnline = ({ lastActiveAt }: Pick<UserRow, 'lastActiveAt'>, now: number): boolean =>
  lastActiveAt !== null && now - lastActiveAt < ONLINE_FOR_MS

/** Where everybody begins; stands here until the module ranks knows better. */
export const newcomerRank: UserRank = {
  rank: 'apprentice',
  points: 0,
  pointsToNext: 100,
  season: 1,
  position: null,
}
