import { FREE_AVATARS } from '#shared/constants/avatars.ts'
import type { Language } from '#shared/constants/game.ts'
import { ONLINE_FOR_MS, VERIFICATION_LINK_MS } from '#shared/constants/timings.ts'
import { levelOf, levelProgress } from '#shared/levels.ts'
import { withoutHeapedMarks } from '#shared/schemas/primitives.ts'
import type { PlayerStats, User } from '#shared/schemas/user.ts'
import type { StoredStats, UserRow } from './users-repository.ts'

/** Two spellings that people take for one name or address: looked up and kept unique by this. */
export const fold = (text: string): string => withoutHeapedMarks(text).normalize('NFKC').toLowerCase()

/** In place of a guest's folded address, which must be unique: nothing folded has capitals. */
export const guestKey = (userId: string): string => `GUEST:${userId}`

/** By what the name is unique: a guest's need not be, but is found by how it begins, too. No username has a blank in it, but nicknames may. */
export const nameKey = ({ id, role }: Pick<UserRow, 'id' | 'role'>, username: string): string =>
  role === 'guest' ? `${fold(username)} ${guestKey(id)}` : fold(username)

/** Who somebody is at the company that they sign in with: an issuer's names are unique among themselves only. */
export interface ForeignIdentity {
  readonly issuer: string
  readonly subject: string
}

/** In one column. No issuer's host has a slash in it, so the first one parts them. */
export const googleUidOf = ({ issuer, subject }: ForeignIdentity): string => `${issuer}/${subject}`
const subjectOf = (googleUid: string): string => googleUid.slice(googleUid.indexOf('/') + 1)

/** An account's first avatar follows from its id, so that the newcomers in a room differ. */
export const firstAvatar = (userId: string): string => {
  const sum = [...userId].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return FREE_AVATARS[sum % FREE_AVATARS.length] ?? FREE_AVATARS[0]
}

export const isFreeAvatar = (avatar: string): boolean => FREE_AVATARS.some((free) => free === avatar)

/** Who somebody is: what the user row says, and nothing that other modules know of the account. */
export interface Identity {
  readonly id: string
  readonly username: string
  /** Empty for a guest. */
  readonly email: string
  readonly emailVerified: boolean
  /** The address that takes its place when the link mailed there is opened; null when there is none, or the link is too old. */
  readonly pendingEmail: string | null
  readonly avatar: string
  readonly preferredLanguage: Language | null
  readonly tutorialStep: number
  readonly role: User['role']
  /** They sign in at Google, in place of a password. */
  readonly isGoogleUser: boolean
  /** Their name at Google; null when they do not sign in there. */
  readonly googleSubject: string | null
  /** Epoch milliseconds. */
  readonly createdAt: number
}

export const toIdentity = (row: UserRow, now: number): Identity => ({
  id: row.id,
  username: row.username,
  email: row.email,
  emailVerified: row.emailVerified,
  pendingEmail:
    row.pendingEmailAt !== null && now - row.pendingEmailAt < VERIFICATION_LINK_MS ? row.pendingEmail : null,
  avatar: row.avatar,
  preferredLanguage: row.preferredLanguage,
  tutorialStep: row.tutorialStep,
  role: row.role,
  isGoogleUser: row.googleUid !== null,
  googleSubject: row.googleUid && subjectOf(row.googleUid),
  createdAt: row.createdAt,
})

/** What other players may see of somebody. */
export interface PublicUser {
  readonly id: string
  readonly username: string
  readonly avatar: string
  readonly preferredLanguage: Language | null
  readonly isGuest: boolean
  readonly online: boolean
}

export const toPublic = (row: UserRow, now: number): PublicUser => ({
  id: row.id,
  username: row.username,
  avatar: row.avatar,
  preferredLanguage: row.preferredLanguage,
  isGuest: row.role === 'guest',
  online: isOnline(row, now),
})

/** Without the place in the ranking, which is the module ranks's. */
export const toStats = (row: UserRow, stats: StoredStats, now: number): Omit<PlayerStats, 'globalRank'> => ({
  level: levelOf(stats.xp),
  levelProgress: levelProgress(stats.xp),
  wins: stats.wins,
  winRate: stats.games === 0 ? 0 : stats.wins / stats.games,
  games: stats.games,
  stars: stats.stars,
  totalWords: stats.words,
  online: isOnline(row, now),
  collectionPrivate: row.collectionPrivate,
})

const isOnline = ({ lastActiveAt }: Pick<UserRow, 'lastActiveAt'>, now: number): boolean =>
  lastActiveAt !== null && now - lastActiveAt < ONLINE_FOR_MS
