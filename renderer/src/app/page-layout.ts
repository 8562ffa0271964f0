import { isUnder } from '#renderer/lib/path-match.ts'

const MAILED = ['/verify-email', '/undo-email']
const AUTH = ['/login', '/register', '/reset-password', '/join', ...MAILED]
const LEGAL = ['/terms-of-service', '/privacy-policy', '/cookie-policy']
const LANGUAGE = ['/select-language']
const DAILY = ['/daily']
const PLAY = ['/room', '/game']

const WITHOUT_HEADER = [...AUTH, ...LEGAL, ...LANGUAGE, ...PLAY, '/profile', '/admin']
const WITHOUT_TAB_BAR = [...AUTH, ...LEGAL, ...LANGUAGE, ...PLAY, '/admin']
const WITHOUT_FOOTER = [...AUTH, ...LEGAL, ...LANGUAGE]

const isAmong = (path: string, areas: readonly string[]) => areas.some((area) => isUnder(path, area))

/** Pages for everyone: a player whose session ends there stays there. */
export const isOpenToAll = (path: string): boolean => isAmong(path, [...MAILED, ...LEGAL, ...DAILY])

export interface PageLayout {
  header: boolean
  tabBar: boolean
  footer: boolean
}

/** What surrounds a screen. A signed-out visitor sees neither header nor tabs. */
export function pageLayoutOf(path: string, signedIn: boolean): PageLayout {
  return {
    header: signedIn && !isAmong(path, WITHOUT_HEADER),
    tabBar: signedIn && !isAmong(path, WITHOUT_TAB_BAR),
    footer: !isAmong(path, WITHOUT_FOOTER),
  }
}
