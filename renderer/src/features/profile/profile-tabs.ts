import { IconLock, IconUser } from '@tabler/icons-react'
import { ProfileTab } from '#renderer/features/profile/profile-tab.tsx'
import { SecurityTab } from '#renderer/features/profile/security-tab.tsx'

/** The parts of the profile, by the name that stands in the address. A new tab adds its line here. */
export const PROFILE_TABS = [
  { name: 'profile', icon: IconUser, Panel: ProfileTab },
  { name: 'security', icon: IconLock, Panel: SecurityTab },
] as const
