import { create } from 'zustand'
import type { Person } from '#shared/schemas/friends.ts'
import type { Room } from '#shared/schemas/room.ts'

/** A friend waits in this room. */
export interface Challenge {
  from: Person
  room: Room
}

/** What is asked about other players before it is done. */
export type SocialDialog =
  | { what: 'remove' | 'block' | 'report'; person: Person }
  | { what: 'reportRoom'; room: Room }
  /** What the player is in has to be left first. */
  | { what: 'leave'; from: 'game' | 'room' | 'search'; go: () => void }

interface Social {
  /** The friends panel is open. */
  panel: boolean
  dialog: SocialDialog | null
  challenges: readonly Challenge[]
}

/** Nothing has been opened yet, and nothing of it needs to be fetched. */
export const SOCIAL_IDLE: Social = { panel: false, dialog: null, challenges: [] }

/** What lies over the screens about other players. */
export const useSocial = create<Social>(() => SOCIAL_IDLE)

export const openFriends = (): void => useSocial.setState({ panel: true })
export const closeFriends = (): void => useSocial.setState({ panel: false })
export const openDialog = (dialog: SocialDialog): void => useSocial.setState({ dialog })
export const closeDialog = (): void => useSocial.setState({ dialog: null })
export const forgetSocial = (): void => useSocial.setState(SOCIAL_IDLE, true)
