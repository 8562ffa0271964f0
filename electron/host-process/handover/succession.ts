import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '#shared/errors/app-error.ts'
import type { ClaimBody, SnapshotBody, StandbyBody, StandbyData } from '#shared/schemas/handover.ts'
import type { FollowData } from '#shared/schemas/party.ts'
import { askParty } from '../discovery/ask-party.ts'
import { createLeaderHalf, type LeaderHalf } from './leader-half.ts'
import { aloneLeader, type Leader, returnedLeader } from './leader-rules.ts'
import type { PartySnapshot } from './messages.ts'
import { momentNow } from './moment.ts'
import { createPeers } from './peers.ts'
import { askProvenClaims, sealClaim } from './proven-claim.ts'
import { givesWay } from './ranking.ts'
import { SealError } from './seal.ts'
import { createStandbyHalf, type StandByAt, type StandbyHalf } from './standby-half.ts'
import type { SuccessionParts } from './succession-parts.ts'

const STEP_EVERY_MS = 250
/** How often a frozen leader looks for one that has taken over, and how often one that leads does. */
const LOOK_FROZEN_MS = 1_000
const LOOK_LEADING_MS = 5_000
const ASK_AGAIN_MS = 500
const OFFER_AGAIN_MS = 1_500

type Role =
  | { readonly kind: 'leader'; readonly half: LeaderHalf }
  | { readonly kind: 'standby'; readonly half: StandbyHalf; readonly at: string }

/** What cannot be unsealed, or has no key to seal with, is nobody's of this party. */
const refused = (error: unknown): unknown => (error instanceof SealError ? new AppError('FORBIDDEN') : error)

export type Succession = ReturnType<typeof createSuccession>

/** Who leads the party, as far as this computer knows, and what it does about it. */
export function createSuccession(parts: SuccessionParts) {
  const { handover, connections, logger } = parts
  const known = handover.read()
  const peers = createPeers({
    handover,
    partyId: parts.record().partyId,
    own: () => [...parts.ownOrigins(), ...parts.namedOrigins()],
  })
  let role: Role = leaderRole(aloneLeader)
  let areRoomsOpen = false
  let isStarted = false
  let isStopped = false
  let entrance: StandByAt | null = null
  let rooms: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  /** One after another. Rooms that cannot be opened or put away keep nobody from the next step. */
  function moveRooms(work: () => Promise<void>): Promise<void> {
    rooms = rooms.then(work).catch((error: unknown) => {
      logger.error({ err: error }, 'the rooms could not be moved')
    })
    return rooms
  }

  function learn(origins: readonly string[]): void {
    const { partyId } = parts.record()
    // Those of a party that is another computer's own are nothing to come back with.
    const isOwn = role.kind === 'leader' || role.half.snapshot()?.copy.party.partyId === partyId
    if (peers.learn(origins, isOwn ? partyId : null)) parts.onChange()
  }

  function leaderRole(leader: Leader): Role {
    const { partyKey } = handover.read()
    const half = createLeaderHalf(
      {
        ...parts,
        partyKey,
        party: parts.record,
        origins: () => [...parts.ownOrigins(), ...peers.all(), ...parts.namedOrigins()],
        now: momentNow,
      },
      leader,
    )
    return { kind: 'leader', half }
  }

  function standbyRole(at: string): Extract<Role, { kind: 'standby' }> {
    const { ownId, partyKey } = handover.read()
    const half = createStandbyHalf({
      entrance,
      ownId,
      knownKey: partyKey,
      ownOrigins: parts.ownOrigins,
      places: () => [...new Set([at, ...peers.all()])],
      led: parts.record,
      onSnapshot: heard,
      now: momentNow,
    })
    return { kind: 'standby', half, at }
  }

  function heard({ origins }: PartySnapshot): void {
    learn(origins)
    parts.onChange()
  }

  const isLeading = (): boolean => role.kind === 'leader' && !role.half.isFrozen() && areRoomsOpen

  const openRooms = (): Promise<void> =>
    moveRooms(async () => {
      if (role.kind !== 'leader' || role.half.isFrozen() || areRoomsOpen) return
      await parts.openRooms()
      areRoomsOpen = true
      parts.onChange()
    })

  const putRoomsAway = (): Promise<void> =>
    moveRooms(async () => {
      if (!areRoomsOpen) return
      areRoomsOpen = false
      connections.cutAll()
      await parts.putRoomsAway()
      parts.onChange()
    })

  function standByFor(at: string): void {
    const standby = standbyRole(at)
    role = standby
    void putRoomsAway()
    void keepAsking(standby.half)
    parts.onChange()
  }

  async function takeOver(half: StandbyHalf): Promise<void> {
    const inheritance = half.inherit(parts.inherit)
    if (inheritance === null) return
    role = leaderRole(aloneLeader)
    peers.clear()
    learn(inheritance.origins)
    await openRooms()
    parts.onTookOver()
    logger.warn({ epoch: inheritance.epoch }, 'this computer leads the party now')
  }

  function step(): void {
    connections.look()
    switch (role.kind) {
      case 'leader': {
        const next = role.half.step()
        if (next === 'stay' || next === 'release') return
        logger.warn({ step: next }, 'the standby was lost, or is back')
        void (next === 'freeze' ? putRoomsAway() : openRooms())
        return
      }
      case 'standby':
        if (role.half.step() === 'take_over')
          takeOver(role.half).catch((error: unknown) =>
            logger.error({ err: error }, 'the party could not be taken over'),
          )
        return
      default:
        role satisfies never
    }
  }

  const isStill = (half: StandbyHalf | LeaderHalf): boolean => !isStopped && role.half === half

  /** One that waits for its place must know where the party may go on. */
  async function hearOfOthers(half: StandbyHalf): Promise<void> {
    const there = role.kind === 'standby' ? await askParty(role.at) : null
    if (there && isStill(half)) learn(there.origins)
  }

  async function keepAsking(half: StandbyHalf): Promise<void> {
    while (isStill(half)) {
      const isAnswered = await half.ask().catch((error: unknown) => {
        logger.warn({ err: error }, 'an answer of the party could not be read')
        return false
      })
      if (isAnswered) continue
      if (!half.snapshot()) await hearOfOthers(half)
      await pause(half.snapshot() ? ASK_AGAIN_MS : OFFER_AGAIN_MS)
    }
  }

  /** Whether another computer has taken over: then this one stands by there. */
  async function lookForSuccessor(): Promise<void> {
    const { half } = role
    const { partyId, epoch } = parts.record()
    const own = { epoch, origin: parts.ownOrigins()[0] ?? '', isLeading: isLeading() }
    const places = role.kind === 'leader' ? [...(role.half.holder()?.origins ?? []), ...peers.all()] : []
    const { ownId, partyKey } = handover.read()
    const claims = await askProvenClaims(places, { partyId, partyKey, ownId })
    if (!isStill(half)) return
    const above = claims.find((claim) => givesWay(own, { ...claim, origin: claim.origins[0] ?? '' }))
    if (above?.origins[0] === undefined) return
    learn(above.origins)
    standByFor(above.origins[0])
  }

  async function keepLooking(): Promise<void> {
    while (!isStopped) {
      await pause(isLeading() ? LOOK_LEADING_MS : LOOK_FROZEN_MS)
      if (role.kind === 'leader' && !isStopped) await lookForSuccessor()
    }
  }

  /** A party on the disk goes on, unless somebody has taken it over meanwhile. */
  async function comeBack(): Promise<void> {
    role = leaderRole(returnedLeader(known.holder))
    await lookForSuccessor()
    await openRooms()
  }

  return {
    isLeading,
    /** Origins of the party's other computers. */
    peers: peers.all,
    /** It leads only if nobody else does, which it cannot know. */
    isFrozen: (): boolean => role.kind === 'leader' && role.half.isFrozen(),
    /** The origin of the leader that this computer stands by for, or asks to; null for a leader. */
    standsByFor: (): string | null => (role.kind === 'standby' ? role.at : null),
    hasStandby: (): boolean => role.kind === 'leader' && role.half.holder() !== null,

    /** The party that this computer stands by for, as it was last heard of; null for its own. */
    foreignParty(): PartySnapshot | null {
      return role.kind === 'standby' ? role.half.snapshot() : null
    },

    async start(standBy: StandByAt | null): Promise<void> {
      const there = standBy && (await askParty(standBy.origin))
      const { partyId, epoch } = parts.record()
      // One that has taken over before, and was ended since, comes back as any leader does.
      const hasLed =
        epoch > 1 &&
        standBy !== null &&
        (there?.partyId === partyId || (!there && peers.all().includes(standBy.origin)))
      entrance = standBy
      if (standBy && !hasLed) {
        if (there?.partyId !== partyId) peers.clear()
        standByFor(standBy.origin)
      } else await comeBack()
      if (standBy) learn([standBy.origin, ...(there?.origins ?? [])])
      isStarted = true
      timer = setInterval(step, STEP_EVERY_MS)
      void keepLooking().catch((error: unknown) => logger.error({ err: error }, 'nobody looks any more'))
    },

    /** Throws FORBIDDEN for whom neither token, password nor proof lets in, and CONFLICT where there is no place. */
    admit(body: StandbyBody, isLetIn: boolean, from: string): StandbyData {
      if (role.kind !== 'leader' || !isStarted) throw new AppError('CONFLICT')
      if (!isLetIn && !role.half.knows(body)) throw new AppError('FORBIDDEN')
      try {
        const admitted = role.half.admit(body, from)
        learn(body.origins)
        return admitted
      } catch (error) {
        throw refused(error)
      }
    },

    /** Proves that this computer leads the party, or has led it last. Throws CONFLICT where it does not. */
    claim({ partyId, nonce }: ClaimBody): string {
      const { partyId: ownParty, epoch } = parts.record()
      if (role.kind !== 'leader' || !isStarted || partyId !== ownParty) throw new AppError('CONFLICT')
      const { ownId, partyKey } = handover.read()
      const origins = [...parts.ownOrigins(), ...peers.all()]
      return sealClaim(partyKey, partyId, nonce, { ownId, epoch, isLeading: isLeading(), origins })
    },

    async poll(body: SnapshotBody): Promise<string> {
      if (role.kind !== 'leader' || !isStarted) throw new AppError('CONFLICT')
      try {
        return await role.half.poll(body)
      } catch (error) {
        throw refused(error)
      }
    },

    /** A player who has lost the leader of this epoch asks here; null for a token that nobody knows. */
    follow(token: string, epoch: number, isKnown: (token: string) => boolean): FollowData | null {
      if (role.kind === 'leader')
        return isKnown(token) ? { isLeading: isLeading(), epoch: parts.record().epoch } : null
      const held = role.half.snapshot()
      return held && role.half.vote(token, epoch) !== null ? { isLeading: false, epoch: held.epoch } : null
    },

    allowStandbys(isAllowed: boolean): void {
      if (role.kind === 'leader') role.half.allowStandbys(isAllowed)
    },

    /** A person's decision: this computer goes on although another one may. */
    async goOnAlone(): Promise<void> {
      if (role.kind !== 'leader') return
      role.half.goOnAlone()
      await openRooms()
    },

    /** Hands the party to the standby where there is one; answers whether it has. */
    async stop(): Promise<boolean> {
      isStopped = true
      clearInterval(timer)
      if (role.kind === 'standby') {
        await role.half.leave()
        return false
      }
      const isHandedOver = isLeading() && role.half.holder() !== null
      if (!isHandedOver) return false
      await putRoomsAway()
      await role.half.goAway()
      return true
    },
  }
}
