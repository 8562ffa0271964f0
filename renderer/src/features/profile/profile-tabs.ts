import { IconBackpack, IconHistory, IconLock, IconUser, IconVolume } from '@tabler/icons-react'
import { InventoryTab } from '#renderer/features/profile/inventory-tab.tsx'
import { HistoryTab } from '#renderer/features/profile/load-history-tab.ts'
import { VoiceTab } from '#renderer/features/profile/load-voice-tab.ts'
import { ProfileTab } from '#renderer/features/profile/profile-tab.tsx'
import { SecurityTab } from '#renderer/features/profile/security-tab.tsx'

/** The parts of the profile, by the name that stands in the address. A new tab adds its line here. */
export const PROFILE_TABS = [
  { name: 'profile', icon: IconUser, Panel: ProfileTab },
  { name: 'history', icon: IconHistory, Panel: HistoryTab },
  { name: 'inventory', icon: IconBackpack, Panel: InventoryTab },
  { name: 'security', icon: IconLock, Panel: SecurityTab },
  { name: 'voice', icon: IconVolume, Panel: VoiceTab },
] as const
