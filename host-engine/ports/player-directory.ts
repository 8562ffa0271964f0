/** A user who may play. */
export interface Player {
  readonly userId: string
  readonly username: string
  readonly avatar: string
  /** They have no account. */
  readonly isGuest?: boolean | undefined
  /** The id of the login. When it ends, its connections are closed. */
  readonly loginId: string
}

export interface PlayerDirectory {
  /** The player whom this token authenticates; null when it is not valid. */
  authenticate(token: string): Promise<Player | null>
  /** Until when the host lets them not talk in any room, in epoch milliseconds; null for those who may. Asked for every line. */
  mutedUntil(userId: string): number | null
  /** Counts an attempt to join a room, since it may guess a password: the seconds to wait after too many, else 0. */
  countJoin(userId: string): Promise<number>
}
