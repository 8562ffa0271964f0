/** Someone who may play, as the host knows them. */
export interface Player {
  readonly userId: string
  readonly username: string
  readonly avatar: string
  /** The login that this is: when it ends, its connections end with it. */
  readonly loginId: string
}

export interface PlayerDirectory {
  /** Who bears this token; null when it is not a live one. */
  authenticate(token: string): Promise<Player | null>
  /** Counts a try to join a room, which tries a password: the seconds to wait when there were too many, else 0. */
  countJoin(userId: string): Promise<number>
}
