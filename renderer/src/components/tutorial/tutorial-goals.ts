import type { Location } from 'react-router'
import { isUnder } from '#renderer/lib/path-match.ts'
import type { TutorialAction } from '#shared/constants/tutorial.ts'

const PLACES = {
  shop: { to: '/shop', paths: ['/shop'], tab: null },
  profile: { to: '/profile', paths: ['/profile'], tab: null },
  inventory: { to: '/profile?tab=inventory', paths: ['/profile'], tab: 'inventory' },
  voice: { to: '/profile?tab=voice', paths: ['/profile'], tab: 'voice' },
  home: { to: '/home', paths: ['/home', '/lobby'], tab: null },
} as const
type PlaceName = keyof typeof PLACES

/** Where the step is done; the last steps are done in whatever game comes. */
const GOALS: Partial<Record<TutorialAction, PlaceName>> = {
  go_to_shop: 'shop',
  buy_word: 'shop',
  go_to_profile: 'profile',
  open_inventory: 'inventory',
  unequip_word: 'inventory',
  equip_word: 'inventory',
  go_to_voice: 'voice',
  select_voice: 'voice',
  go_to_home: 'home',
  click_quick_match: 'home',
}

const DONE_BY_GOING: ReadonlySet<TutorialAction> = new Set([
  'go_to_shop',
  'go_to_profile',
  'open_inventory',
  'go_to_voice',
  'go_to_home',
])

export interface Goal {
  name: PlaceName
  to: string
  isThere: boolean
}

export function goalOf(action: TutorialAction, { pathname, search }: Location): Goal | null {
  const name = GOALS[action]
  if (name === undefined) return null
  const { to, paths, tab } = PLACES[name]
  const isThere =
    paths.some((path) => isUnder(pathname, path)) &&
    (tab === null || new URLSearchParams(search).get('tab') === tab)
  return { name, to, isThere }
}

export const isDoneByGoing = (action: TutorialAction): boolean => DONE_BY_GOING.has(action)
