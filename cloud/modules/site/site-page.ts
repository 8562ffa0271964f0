import type { meta } from '#shared/i18n/en/meta.ts'

type PageName = keyof typeof meta.pages

/** What an address shows. */
export interface SitePage {
  /** Null for the landing page, and for what has no name of its own. */
  readonly name: PageName | null
  /** Search engines may show it. */
  readonly isPublic: boolean
  /** Of the page of an invitation. */
  readonly code: string | null
}

/** Paths of the site map. */
export const PUBLIC_PATHS = [
  '/',
  '/daily',
  '/register',
  '/login',
  '/terms-of-service',
  '/privacy-policy',
  '/cookie-policy',
] as const

/** By the first part of an address. */
const NAMES: ReadonlyMap<string, PageName> = new Map([
  ['login', 'login'],
  ['register', 'register'],
  ['reset-password', 'resetPassword'],
  ['verify-email', 'verifyEmail'],
  ['undo-email', 'undoEmail'],
  ['select-language', 'selectLanguage'],
  ['join', 'invite'],
  ['lobby', 'lobby'],
  ['home', 'lobby'],
  ['profile', 'profile'],
  ['create-lobby', 'createLobby'],
  ['room', 'room'],
  ['game', 'game'],
  ['ranks', 'ranks'],
  ['shop', 'shop'],
  ['game-pass', 'gamePass'],
  ['daily', 'daily'],
  ['quizzes', 'quizzes'],
  ['buy-r3', 'buyR3'],
  ['terms-of-service', 'terms'],
  ['privacy-policy', 'privacy'],
  ['cookie-policy', 'cookies'],
  ['admin', 'admin'],
])

export function pageAt(path: string): SitePage {
  const [first = '', second] = path.split('/').slice(1)
  const name = NAMES.get(first) ?? null
  const isPublic = PUBLIC_PATHS.some((one) => one === path)
  return { name, isPublic, code: name === 'invite' && second ? second : null }
}
