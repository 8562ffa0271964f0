import { digestOf } from '#host-engine/index.ts'
import { askSnapshot, offerStandby } from './ask-peer.ts'
import { type Admission, admissionSchema, type PartySnapshot, sealedSnapshotSchema } from './messages.ts'
import type { Moment } from './moment.ts'
import type { GameRow, PartyCopy } from './party-copy.ts'
import { openExchange, type PartyKey, SealError, seal, unseal } from './seal.ts'
import { receive, type Standby, type StandbyStep, standbyStep, vote } from './standby-rules.ts'

/** Where a computer begins as a standby, with what lets it in. */
export interface StandByAt {
  readonly origin: string
  readonly token?: string | undefined
  readonly password?: string | undefined
}

export interface StandbyHalfParts {
  readonly ownId: string
  /** Where this computer would lead. */
  readonly ownOrigins: () => readonly string[]
  /** Where a leader may be, the likeliest first. */
  readonly places: () => readonly string[]
  /** The key of the party that this computer was part of before. */
  readonly knownKey: PartyKey
  /** How this computer shows that it may stand by: there, and nowhere else. It has the party's key for other places. */
  readonly entrance: StandByAt | null
  /** The party that this computer has led last, and the epoch. */
  readonly led: () => { readonly partyId: string; readonly epoch: number }
  readonly onSnapshot: (snapshot: PartySnapshot) => void
  readonly now: () => Moment
}

/** At a leader that has admitted this computer. */
interface Post {
  readonly origin: string
  readonly partyId: string
  readonly partyKey: PartyKey
  readonly admission: Admission
}

interface Held {
  readonly rules: Standby
  readonly snapshot: PartySnapshot
}

/** A party that was lost, for the one who goes on with it. */
export interface Inheritance {
  readonly copy: PartyCopy
  readonly epoch: number
  readonly partyKey: PartyKey
  readonly origins: readonly string[]
}

export type StandbyHalf = ReturnType<typeof createStandbyHalf>

/** What a standby does: keeps the latest snapshot, and hears the votes of those who have lost the leader. */
export function createStandbyHalf(parts: StandbyHalfParts) {
  const { ownId, now } = parts
  let post: Post | null = null
  let held: Held | null = null
  const games = new Map<string, GameRow>()

  /** Everything of the leader is forgotten, before anybody is told so. */
  function drop(): void {
    post = null
    held = null
    games.clear()
  }

  async function offerTo(origin: string): Promise<Post | null> {
    const exchange = openExchange()
    const entrance = parts.entrance?.origin === origin ? parts.entrance : null
    const led = parts.led()
    const answer = await offerStandby(
      origin,
      {
        standbyId: ownId,
        origins: [...parts.ownOrigins()],
        led,
        publicKey: exchange.publicKey,
        proof: seal(parts.knownKey, ['key', led.partyId, ownId], ownId),
        ...(entrance?.password !== undefined && { password: entrance.password }),
      },
      entrance?.token,
    )
    if (!answer) return null
    const { partyId, publicKey, sealed } = answer
    const key = exchange.agree(publicKey)
    const admission = admissionSchema.parse(unseal(key, ['key', partyId, ownId], sealed))
    return { origin, partyId, partyKey: Buffer.from(admission.partyKey, 'base64'), admission }
  }

  const holds = ({ admission }: Post) => held?.rules ?? admission

  async function askLeader(at: Post, isLeaving: boolean): Promise<string | null> {
    const { epoch, sequence } = holds(at)
    const gamesUntil = Math.max(0, ...[...games.values()].map(({ finished_at }) => finished_at))
    const poll = { epoch, sequence, gamesUntil, isLeaving }
    return askSnapshot(at.origin, {
      standbyId: ownId,
      sealed: seal(at.partyKey, ['poll', at.partyId, ownId], poll),
    })
  }

  function take(at: Post, sealed: string): void {
    const content = sealedSnapshotSchema.parse(unseal(at.partyKey, ['snapshot', at.partyId, ownId], sealed))
    if (content.kind === 'dismissed') {
      const leaving = askLeader(at, true)
      drop()
      void leaving
      return
    }
    const { epoch, sequence } = at.admission
    if (content.epoch !== epoch || content.sequence <= sequence) return
    const rules = receive(held?.rules ?? null, content, now())
    if (rules === null) return
    held = { rules, snapshot: content }
    for (const game of content.copy.games) games.set(game.session_id, game)
    parts.onSnapshot(content)
  }

  return {
    snapshot: (): PartySnapshot | null => held?.snapshot ?? null,

    /** Asks once for what is new, or for a place. Answers whether anybody has answered. */
    async ask(): Promise<boolean> {
      try {
        if (post) {
          const at = post
          const sealed = await askLeader(at, false)
          if (sealed !== null && post === at) take(at, sealed)
          // A leader that was never heard again after its answer, or does not know us any more.
          if (sealed === null && held === null) drop()
          return sealed !== null
        }
        for (const origin of parts.places()) {
          post = await offerTo(origin)
          if (post) return true
        }
      } catch (error) {
        // Not from our leader.
        if (!(error instanceof SealError)) throw error
      }
      return false
    },

    /** A player has lost the leader of this epoch. Answers the player's id; null for a token of nobody. */
    vote(token: string, epoch: number): string | null {
      if (held === null) return null
      const digest = digestOf(token)
      const voter = held.snapshot.copy.guests.find(({ token_hash }) => token_hash === digest)
      if (!voter) return null
      held = { ...held, rules: vote(held.rules, voter.id, epoch, now()) }
      return voter.id
    },

    /** What is to be done now; it counts as done, but for a takeover. */
    step(): StandbyStep {
      const step = held ? standbyStep(held.rules, now()) : 'stay'
      if (step === 'give_up') drop()
      return step
    },

    /**
     * Has written what to go on with, in the epoch that begins, and answers it; null without a snapshot. Nothing is left here
     * then. Throws what `write` throws, and keeps what may be the only copy.
     */
    inherit(write: (inheritance: Inheritance) => void): Inheritance | null {
      if (held === null || post === null) return null
      const { epoch, copy, origins } = held.snapshot
      const inheritance = {
        copy: { ...copy, games: [...games.values()] },
        epoch: epoch + 1,
        partyKey: post.partyKey,
        origins,
      }
      write(inheritance)
      drop()
      return inheritance
    },

    /** Says goodbye: the leader need not wait for this computer. */
    async leave(): Promise<void> {
      if (post === null) return
      const leaving = askLeader(post, true)
      drop()
      await leaving
    },
  }
}
