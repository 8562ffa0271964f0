import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '#shared/errors/app-error.ts'
import type { SnapshotBody, StandbyBody, StandbyData } from '#shared/schemas/handover.ts'
import type { Connections } from './connections.ts'
import type { HandoverStore } from './handover-store.ts'
import {
  acknowledge,
  admit,
  type Holder,
  type Leader,
  type LeaderStep,
  leaderStep,
  mayAdmit,
  possibleSuccessor,
  release,
  send,
} from './leader-rules.ts'
import { type Admission, type Poll, pollSchema, type SealedSnapshot } from './messages.ts'
import type { Moment } from './moment.ts'
import type { PartyCopy } from './party-copy.ts'
import { openExchange, type PartyKey, seal, unseal } from './seal.ts'

/** A poll is answered as soon as there is something new, and at the latest then: well within the lease. */
const ANSWER_WITHIN_MS = 700
const LOOK_EVERY_MS = 50
/** How long one who goes waits for the standby to come and take the last snapshot. */
const LAST_POLL_MS = 2_000

export interface LeaderHalfParts {
  readonly handover: Pick<HandoverStore, 'keepHolder'>
  readonly partyKey: PartyKey
  readonly connections: Pick<Connections, 'players' | 'electorate'>
  readonly party: () => { readonly partyId: string; readonly epoch: number }
  /** Of this computer, and then of the others. */
  readonly origins: () => readonly string[]
  /** As it is now, with the games since an instant. */
  readonly copy: (gamesSince: number) => PartyCopy
  /** Objects that are others when something has changed. */
  readonly marks: () => readonly unknown[]
  readonly onChange: () => void
  readonly now: () => Moment
}

export type LeaderHalf = ReturnType<typeof createLeaderHalf>

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((mark, index) => mark === other[index])

/** What a leader does for its standby. */
export function createLeaderHalf(parts: LeaderHalfParts, begun: Leader) {
  const { handover, partyKey, connections, now } = parts
  let leader = begun
  let sequence = 0
  let acknowledged = 0
  let sentMarks: readonly unknown[] = []
  let wants: 'standby' | 'no standby' = 'standby'
  let isGoing = false
  let polls = 0
  /** The address from which the standby has offered itself; null when that was before a restart. */
  let admittedFrom: string | null = null

  function become(next: Leader): void {
    const successor = possibleSuccessor(next)
    const isOther = successor?.standbyId !== possibleSuccessor(leader)?.standbyId
    leader = next
    if (!isOther) return
    handover.keepHolder(successor)
    parts.onChange()
  }

  function holderOf(standbyId: string): Holder {
    if (leader.holder?.standbyId !== standbyId) throw new AppError('CONFLICT')
    return leader.holder
  }

  /** Whether it was part of this party before. */
  function knows({ standbyId, proof }: StandbyBody): boolean {
    try {
      const purpose = ['key', parts.party().partyId, standbyId] as const
      return proof !== undefined && unseal(partyKey, purpose, proof) === standbyId
    } catch {
      return false
    }
  }

  function readPoll({ standbyId, sealed }: SnapshotBody): Poll {
    const { partyId, epoch } = parts.party()
    const poll = pollSchema.safeParse(unseal(partyKey, ['poll', partyId, standbyId], sealed))
    if (!poll.success || poll.data.epoch !== epoch) throw new AppError('CONFLICT')
    return poll.data
  }

  /** Until there is something new to send. */
  async function news(poll: number): Promise<void> {
    const by = performance.now() + ANSWER_WITHIN_MS
    while (poll === polls && !isGoing && performance.now() < by && isSame(parts.marks(), sentMarks))
      await pause(LOOK_EVERY_MS)
  }

  function nextSnapshot(gamesUntil: number): SealedSnapshot {
    if (wants === 'no standby') return { kind: 'dismissed' }
    sequence++
    sentMarks = parts.marks()
    const electorate = connections.electorate()
    const sent = { sequence, electorate, isFinal: isGoing }
    // Noted before it leaves: from then on the standby may have it.
    become(send(leader, { ...sent, at: now() }))
    const { epoch } = parts.party()
    return {
      kind: 'snapshot',
      epoch,
      ...sent,
      electorate: [...electorate],
      origins: [...parts.origins()],
      copy: parts.copy(gamesUntil),
    }
  }

  return {
    isFrozen: (): boolean => leader.isFrozen,
    /** The standby, once it may have something of the party. */
    holder: (): Holder | null => possibleSuccessor(leader),

    knows,

    /** Throws CONFLICT where another is the standby, or this one has led since, and FORBIDDEN where none is wanted. */
    admit(body: StandbyBody, from: string): StandbyData {
      const { standbyId, origins, led, publicKey } = body
      const { partyId, epoch } = parts.party()
      const candidate = { standbyId, origins, ledEpoch: led.partyId === partyId ? led.epoch : 0 }
      if (wants === 'no standby') throw new AppError('FORBIDDEN')
      if (isGoing || !mayAdmit(leader, epoch, candidate)) throw new AppError('CONFLICT')
      // The id goes over the network in clear: whoever heard it is not the standby that comes back.
      const isAnother = leader.holder !== null && admittedFrom !== null && admittedFrom !== from
      if (isAnother && !knows(body)) throw new AppError('CONFLICT')
      const exchange = openExchange()
      const key = exchange.agree(publicKey)
      become(admit(leader, candidate, now()))
      admittedFrom = from
      const admission: Admission = { partyKey: partyKey.toString('base64'), epoch, sequence }
      const sealed = seal(key, ['key', partyId, standbyId], admission)
      return { partyId, publicKey: exchange.publicKey, sealed }
    },

    /** Answers a sealed snapshot. Throws SealError, and CONFLICT for whoever is not the standby of this epoch. */
    async poll(body: SnapshotBody): Promise<string> {
      holderOf(body.standbyId)
      const poll = readPoll(body)
      const purpose = ['snapshot', parts.party().partyId, body.standbyId] as const
      if (poll.isLeaving && poll.sequence >= acknowledged) {
        become(release(leader))
        return seal(partyKey, purpose, { kind: 'dismissed' } satisfies SealedSnapshot)
      }
      leader = acknowledge(leader, poll.sequence)
      acknowledged = Math.max(acknowledged, poll.sequence)
      sequence = Math.max(sequence, poll.sequence)
      const own = ++polls
      await news(own)
      holderOf(body.standbyId)
      if (own !== polls) throw new AppError('CONFLICT')
      return seal(partyKey, purpose, nextSnapshot(poll.gamesUntil))
    },

    /** What is to be done now; it counts as done. */
    step(): LeaderStep {
      const step = leaderStep(leader, connections.players(), now())
      if (step === 'release') become(release(leader))
      else if (step !== 'stay') leader = { ...leader, isFrozen: step === 'freeze' }
      return step
    },

    /** Lets nobody stand by, or lets them again. One who does so now is told when it comes next. */
    allowStandbys(isAllowed: boolean): void {
      wants = isAllowed ? 'standby' : 'no standby'
      if (!isAllowed && possibleSuccessor(leader) === null) become(release(leader))
    },

    /** A person's decision, at their own risk: whoever could take over is not waited for. */
    goOnAlone(): void {
      become({ isFrozen: false, holder: null })
    },

    /** The games stand still, and the standby may take over at once. Resolves when it has what it needs, or does not come. */
    async goAway(): Promise<void> {
      if (possibleSuccessor(leader) === null || leader.isFrozen) return
      leader = { ...leader, isFrozen: true }
      isGoing = true
      const by = performance.now() + LAST_POLL_MS
      const isSent = () => leader.holder === null || leader.holder.outstanding.some(({ isFinal }) => isFinal)
      while (!isSent() && performance.now() < by) await pause(LOOK_EVERY_MS)
    },
  }
}
