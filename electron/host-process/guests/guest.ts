import { FREE_AVATARS } from '#shared/constants/avatars.ts'
import type { Language } from '#shared/constants/game.ts'
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

/** The first free face that fewest of the others wear. */
export function freshAvatar(worn: readonly string[]): string {
  const wearers = (avatar: string) => worn.filter((one) => one === avatar).length
  const [first = FREE_AVATARS[0], ...others] = FREE_AVATARS
  return others.reduce<string>((best, avatar) => (wearers(avatar) < wearers(best) ? avatar : best), first)
}
