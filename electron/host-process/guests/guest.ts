import { FREE_AVATARS } from '#shared/constants/avatars.ts'
import type { Language } from '#shared/constants/game.ts'
import { USERNAME_MAX } from '#shared/constants/limits.ts'
import type { User } from '#shared/schemas/user.ts'

/** Somebody who plays at the party. */
export interface Guest {
  readonly id: string
  readonly nickname: string
  readonly avatar: string
  readonly language: Language | null
  /** Of the login that counts now; null when it has ended. */
  readonly loginId: string | null
  /** Epoch milliseconds. */
  readonly createdAt: number
  readonly seenAt: number
}

/** A guest as their client sees them: of what only accounts have, nothing. */
export const userOf = ({ id, nickname, avatar, language, createdAt }: Guest): User => ({
  id,
  username: nickname,
  email: null,
  emailVerified: false,
  avatar,
  preferredLanguage: language,
  // A party has no tutorial.
  tutorialStep: 0,
  role: 'guest',
  isGoogleUser: false,
  createdAt: new Date(createdAt).toISOString(),
  balance: 0,
  isSubscriber: false,
})

export const foldNickname = (nickname: string): string => nickname.toLowerCase()

/** The nickname itself, or with the first number behind it that nobody else has: at a table names must tell people apart. */
export function freeNickname(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted
  for (let number = 2; taken.has(foldNickname(name)); number++)
    name = `${wanted.slice(0, USERNAME_MAX - String(number).length)}${number}`
  return name
}

/** The first free face that fewest of the others wear. */
export function freshAvatar(worn: readonly string[]): string {
  const wearers = (avatar: string) => worn.filter((one) => one === avatar).length
  const [first = FREE_AVATARS[0], ...others] = FREE_AVATARS
  return others.reduce<string>((best, avatar) => (wearers(avatar) < wearers(best) ? avatar : best), first)
}
