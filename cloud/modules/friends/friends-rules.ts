import type { Friend } from '#shared/schemas/friends.ts'

/** What one player says of another. Friends say it of each other. */
export type RelationKind = 'asked' | 'friend' | 'blocked'

export interface Relation {
  readonly userId: string
  readonly otherId: string
  readonly kind: RelationKind
  /** Epoch milliseconds. */
  readonly since: number
}

/** What two players say of each other. */
export interface Pair {
  readonly mine: RelationKind | null
  readonly theirs: RelationKind | null
}

/** What comes of asking. Whether the other has blocked the asker makes no difference to them. */
export function askOutcome({ mine, theirs }: Pair): 'refuse' | 'nothing' | 'befriend' | 'ask' {
  if (mine === 'blocked') return 'refuse'
  if (mine !== null) return 'nothing'
  return theirs === 'asked' ? 'befriend' : 'ask'
}

/** Somebody else, and since when. */
interface Known {
  readonly id: string
  readonly since: number
}

/** What a player is shown of their relations: not who asks although they are blocked. */
export function relationsOf(userId: string, relations: readonly Relation[]) {
  const said = (kind: RelationKind): Known[] =>
    relations
      .filter((one) => one.userId === userId && one.kind === kind)
      .map(({ otherId, since }) => ({ id: otherId, since }))
  const blocked = said('blocked')
  const isBlocked = (id: string) => blocked.some((one) => one.id === id)
  const received = relations
    .filter((one) => one.otherId === userId && one.kind === 'asked' && !isBlocked(one.userId))
    .map((one): Known => ({ id: one.userId, since: one.since }))
  return { friends: said('friend'), sent: said('asked'), received, blocked }
}

/** Who is online first, then by name. */
export const byPresence = (one: Friend, other: Friend): number =>
  Number(other.online) - Number(one.online) || one.username.localeCompare(other.username)
