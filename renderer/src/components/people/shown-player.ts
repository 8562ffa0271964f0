import type { Person } from '#shared/schemas/friends.ts'

/** Another player, as the lists of rooms, games and ranks name one. */
export interface ShownPlayer {
  userId: string
  username: string
  avatar: string
  isGuest?: boolean
}

export const personOf = ({ userId, username, avatar }: ShownPlayer): Person => ({
  id: userId,
  username,
  avatar,
})
