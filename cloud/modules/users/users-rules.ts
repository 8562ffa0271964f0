import { FREE_AVATARS } from '#shared/constants/avatars.ts'
import { ONLINE_FOR_MS } from '#shared/constants/timings.ts'
import { withoutHeapedMarks } from '#shared/schemas/primitives.ts'
import type { PlayerStats, User } from '#shared/schemas/user.ts'
import type { StatsRow, UserRow } from './users-repository.ts'

/** Two spellings that people take for one name or address: looked up and kept unique by this. */
export const fold = (text: string): string => withoutHeapedMarks(text).normalize('NFKC').toLowerCase()

/** Who somebody is at the company that they sign in with: an issuer's names are unique among themselves only. */
export interface ForeignIdentity {
  readonly issuer: string
  readonly subject: string
}

/** In one column. No issuer's host has a slash in it, so the first one parts them. */
export const googleUidOf = ({ issuer, subject }: ForeignIdentity): string => `${issuer}/${subject}`
const subjectOf = (googleUid: string): string => googleUid.slice(googleUid.indexOf('/') + 1)

/** An account's first face follows from its id, so that a room of newcomers is not twelve times the same. */
export const firstAvatar = (userId: string): string => {
  const sum = [...userId].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return FREE_AVATARS[sum % FREE_AVATARS.length] ?? FREE_AVATARS[0]
}

export const isFreeAvatar = (avatar: string): boolean => FREE_AVATARS.some((free) => free === avatar)

/** What the account itself may see of it. The subscription follows with the store. */
export const toUser = (row: UserRow, balance: number): User => ({
  id: row.id,
  username: row.username,
  email: row.email,
  emailVerified: row.emailVerified,
  avatar: row.avatar,
  preferredLanguage: row.preferredLanguage,
  tutorialStep: row.tutorialStep,
  role: row.role,
  isGoogleUser: row.googleUid !== null,
  ...(row.googleUid !== null && { firebaseUser: { uid: subjectOf(row.googleUid), email: row.email } }),
  createdAt: new Date(row.createdAt).toISOString(),
  balance,
  isSubscriber: false,
})

/** Of the place in the ranking the module ranks knows; words follow with the library. */
export const toStats = (row: UserRow, stats: StatsRow, now: number): Omit<PlayerStats, 'globalRank'> => ({
  level: levelOf(stats.xp),
  levelProgress: levelProgress(stats.xp),
  wins: stats.wins,
  winRate: stats.games === 0 ? 0 : stats.wins / stats.games,
  games: stats.games,
  stars: stats.stars,
  totalWords: 0,
  online: isOnline(row, now),
  collectionPrivate: row.collectionPrivate,
})

export const levelOf = (xp: number): number => 1 + Math.floor(Math.sqrt(xp / 100))

/** The experience at which a level begins. */
const levelStart = (level: number): number => 100 * (level - 1) ** 2

/** How much of its level an account has behind it, from 0 to just below 1. */
export function levelProgress(xp: number): number {
  const level = levelOf(xp)
  return (xp - levelStart(level)) / (levelStart(level + 1) - levelStart(level))
}

const isOnline = ({ lastActiveAt }: Pick<UserRow, 'lastActiveAt'>, now: number): boolean =>
  lastActiveAt !== null && now - lastActiveAt < ONLINE_FOR_MS
