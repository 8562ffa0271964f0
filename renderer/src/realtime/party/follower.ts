import type { Party } from '#shared/schemas/party.ts'
import { type Following, followingAt, type Lead, leadOf, next, toAsk, votesFor } from './following.ts'

/** How often the leader is asked while it answers: a cut cable closes no connection. */
const WATCH_MS = 5_000
/** How often everyone is asked while nobody leads; votes are to be repeated as often. */
const LOOK_MS = 1_000

export interface FollowerParts {
  /** Where the party is thought to be. */
  home: string
  /** Answers null when nothing came in time, or nothing of a party. */
  ask: (origin: string) => Promise<Party | null>
  /** Tells an origin that this player has lost the leader of the epoch. */
  vote: (origin: string, epoch: number) => void
  /** The party as its leader described it last, and how it stands. */
  changed: (party: Party | null, lead: Lead) => void
  /** Another origin leads. */
  moved: (origin: string) => void
  now?: () => number
}

/** Keeps to whoever leads the party: asks the leader while it answers, and everyone once it does not. */
export function createFollower({
  home,
  ask,
  vote,
  changed,
  moved,
  now = () => performance.now(),
}: FollowerParts) {
  let following: Following = followingAt(home)
  let party: Party | null = null
  let askedAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setInterval> | undefined
  const asking = new Map<string, Promise<void>>()

  function hear(from: string, answer: Party | null) {
    const heard = { from, party: answer, at: now() }
    const before = following.leader
    following = next(following, heard)
    if (following.lostAt === null && from === following.leader) party = answer
    if (votesFor(following, heard)) vote(from, following.epoch)
    changed(party, leadOf(following, now()))
    if (following.leader !== before) moved(following.leader)
  }

  function askOnce(origin: string): Promise<void> {
    const running =
      asking.get(origin) ??
      ask(origin)
        .then((answer) => hear(origin, answer))
        .finally(() => asking.delete(origin))
    asking.set(origin, running)
    return running
  }

  async function look(): Promise<void> {
    askedAt = now()
    await Promise.all(toAsk(following).map(askOnce))
  }

  function tick() {
    if (following.lostAt !== null || now() - askedAt >= WATCH_MS) void look()
    changed(party, leadOf(following, now()))
  }

  return {
    start() {
      clearInterval(timer)
      timer = setInterval(tick, LOOK_MS)
      return look()
    },
    /** Asks at once: the room was lost, or the device woke up. */
    look,
    /** Resolves once the leader has answered; rejects while nobody leads. */
    async led(): Promise<void> {
      if (following.lostAt === null) await askOnce(following.leader)
      if (following.lostAt !== null) throw new Error()
    },
    stop: () => clearInterval(timer),
  }
}
export type Follower = ReturnType<typeof createFollower>
