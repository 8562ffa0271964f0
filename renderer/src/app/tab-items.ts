import { type Icon, IconBook2, IconDoorEnter, IconKey, IconTrophy, IconUser } from '@tabler/icons-react'

export interface TabItem {
  to: string
  /** Where else the tab counts as open. */
  also?: readonly string[]
  label: `common.nav.${'lobby' | 'createLobby' | 'ranks' | 'shop' | 'profile'}` | 'lobby.modes.create'
  icon: Icon
}

/** The tabs. A new screen adds its line here. */
export const TAB_ITEMS: readonly TabItem[] = [
  { to: '/lobby', also: ['/home'], label: 'common.nav.lobby', icon: IconDoorEnter },
  { to: '/create-lobby', label: 'common.nav.createLobby', icon: IconKey },
  { to: '/ranks', label: 'common.nav.ranks', icon: IconTrophy },
  { to: '/shop', label: 'common.nav.shop', icon: IconBook2 },
  { to: '/profile', label: 'common.nav.profile', icon: IconUser },
]
