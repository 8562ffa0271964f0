import {
  acknowledge,
  admit,
  aloneLeader,
  type Candidate,
  type Holder,
  type Leader,
  leaderStep,
  mayAdmit,
  release,
  returnedLeader,
  send,
} from '../handover/leader-rules.ts'
import { type Claim, givesWay } from '../handover/ranking.ts'
import { type Signals, signal } from '../handover/signals.ts'
import { type Received, receive, type Standby, standbyStep, vote } from '../handover/standby-rules.ts'
import type { ClientEnd, HostDoor, SimulatedWorld } from './simulated-world.ts'

const LOOK_EVERY_MS = 250
const ASK_EVERY_MS = 1_000
/** A connection without a pong for so long is closed by the host. */
const SILENT_CONNECTION_MS = 3_000

type Role =
  | { readonly kind: 'dead' }
  | { readonly kind: 'leader'; leader: Leader; readonly epoch: number; sequence: number }
  | { readonly kind: 'standby'; standby: Standby | null; of: number }

/** What outlives a kill. */
interface Disk {
  readonly epoch: number
  readonly holder: Pick<Holder, 'standbyId' | 'origins'> | null
}

interface Connection {
  readonly player: number
  readonly client: ClientEnd
  life: Signals
}

/** The process of a host, its rules the real ones: what it does by HTTP is done by messages here. */
export function createSimulatedHost(world: SimulatedWorld, place: number) {
  let disk: Disk | null = place === 0 ? { epoch: 1, holder: null } : null
  let role: Role = disk
    ? { kind: 'leader', leader: aloneLeader, epoch: 1, sequence: 0 }
    : { kind: 'standby', standby: null, of: 0 }
  /** Rises with each start: an answer to an earlier process finds nobody. */
  let life = 0
  let lookedAt = 0
  let askedAt = place * 100
  const connections = new Map<number, Connection>()
  const now = () => world.momentAt(place)

  function save(): void {
    if (role.kind === 'leader') disk = { epoch: role.epoch, holder: role.leader.holder }
  }

  function drop(): void {
    for (const { player, client } of connections.values()) world.send(place, player, client.closed)
    connections.clear()
  }

  const claim = (): Claim | null =>
    role.kind === 'leader'
      ? { epoch: role.epoch, origin: String(place), isLeading: !role.leader.isFrozen }
      : null

  function lead(leader: Leader, epoch: number, sequence: number): void {
    role = { kind: 'leader', leader, epoch, sequence }
    save()
  }

  /** Asks another host something, and hears its answer if both ways are open and both still live. */
  function ask<Answer>(
    host: number,
    question: (other: HostDoor) => Answer,
    hear: (answer: Answer) => void,
  ): void {
    const asking = life
    world.send(place, host, () => {
      const other = world.host(host)
      if (!other.isAlive()) return
      const answer = question(other)
      world.send(host, place, () => {
        if (life === asking && role.kind !== 'dead') hear(answer)
      })
    })
  }

  function stepDownFor(host: number, other: ReturnType<typeof claim>): void {
    const own = claim()
    if (role.kind !== 'leader' || !own || !other || !givesWay(own, other)) return
    drop()
    role = { kind: 'standby', standby: null, of: host }
  }

  function askOthers(): void {
    const others = world.hostIndexes().filter((index) => index !== place)
    if (role.kind === 'leader') {
      for (const host of others) {
        ask(
          host,
          (other) => other.claim(),
          (other) => stepDownFor(host, other),
        )
      }
      return
    }
    if (role.kind === 'dead') return
    const held = role.standby
    if (held)
      ask(
        role.of,
        (leader) => leader.takePoll(place, held),
        (received) => received && take(received),
      )
    else {
      for (const host of others) {
        ask(
          host,
          (other) =>
            other.admitStandby({
              standbyId: String(place),
              origins: [String(place)],
              ledEpoch: disk?.epoch ?? 0,
            }),
          (received) => received && take(received, host),
        )
      }
    }
  }

  function take(received: Received, from?: number): void {
    if (role.kind !== 'standby') return
    if (role.standby === null && from === undefined) return
    if (role.standby !== null && from !== undefined) return
    const next = receive(role.standby, received, now())
    if (next) role = { kind: 'standby', standby: next, of: from ?? role.of }
  }

  function nextSnapshot(): Received | null {
    if (role.kind !== 'leader') return null
    role.sequence++
    const electorate = [...connections.keys()].filter((player) => player !== place).map(String)
    const sent = { sequence: role.sequence, electorate, isFinal: false }
    role.leader = send(role.leader, { ...sent, at: now() })
    save()
    return { ...sent, epoch: role.epoch }
  }

  function stepAsLeader(own: Extract<Role, { kind: 'leader' }>): void {
    for (const [player, connection] of connections) {
      if (now().steady - connection.life.at.steady <= SILENT_CONNECTION_MS) continue
      connections.delete(player)
      world.send(place, player, connection.client.closed)
    }
    const signs = new Map([...connections].map(([player, { life }]) => [String(player), life]))
    const step = leaderStep(own.leader, signs, now())
    if (step === 'stay') return
    if (step === 'freeze') drop()
    own.leader = step === 'release' ? release(own.leader) : { ...own.leader, isFrozen: step === 'freeze' }
    save()
  }

  function stepAsStandby({ standby, of }: Extract<Role, { kind: 'standby' }>): void {
    const step = standby ? standbyStep(standby, now()) : 'stay'
    if (step === 'give_up') role = { kind: 'standby', standby: null, of }
    if (step === 'take_over' && standby) lead(aloneLeader, standby.epoch + 1, 0)
  }

  return {
    isAlive: () => role.kind !== 'dead',
    leads: () => role.kind === 'leader' && !role.leader.isFrozen,
    claim,
    takePoll(standbyPlace: number, held: Received): Received | null {
      if (role.kind !== 'leader' || role.epoch !== held.epoch) return null
      if (role.leader.holder?.standbyId !== String(standbyPlace)) return null
      role.leader = acknowledge(role.leader, held.sequence)
      role.sequence = Math.max(role.sequence, held.sequence)
      return nextSnapshot()
    },
    admitStandby(candidate: Candidate): Received | null {
      if (role.kind !== 'leader' || !mayAdmit(role.leader, role.epoch, candidate)) return null
      role.leader = admit(role.leader, candidate, now())
      return nextSnapshot()
    },
    /** Answers the epoch. */
    connect(player: number, client: ClientEnd): number | null {
      if (role.kind !== 'leader' || role.leader.isFrozen) return null
      connections.set(player, { player, client, life: signal(undefined, now()) })
      return role.epoch
    },
    /** A pong. */
    hear(player: number, client: ClientEnd): void {
      const connection = connections.get(player)
      if (connection?.client === client) connection.life = signal(connection.life, now())
    },
    disconnect(player: number, client: ClientEnd): void {
      if (connections.get(player)?.client === client) connections.delete(player)
    },
    follow(player: number, epoch: number): void {
      if (role.kind === 'standby' && role.standby)
        role = { ...role, standby: vote(role.standby, String(player), epoch, now()) }
    },
    step(): void {
      if (world.now() >= lookedAt) {
        lookedAt = world.now() + LOOK_EVERY_MS
        if (role.kind === 'leader') stepAsLeader(role)
        else if (role.kind === 'standby') stepAsStandby(role)
      }
      if (role.kind === 'dead' || world.now() < askedAt) return
      askedAt = world.now() + ASK_EVERY_MS
      askOthers()
      for (const { player, client } of connections.values()) world.send(place, player, client.pinged)
    },
    kill(): void {
      life++
      role = { kind: 'dead' }
      drop()
    },
    restart(): void {
      if (role.kind !== 'dead') return
      life++
      role = disk
        ? {
            kind: 'leader',
            leader: returnedLeader(disk.holder),
            epoch: disk.epoch,
            sequence: 0,
          }
        : { kind: 'standby', standby: null, of: 0 }
    },
  }
}
export type SimulatedHost = ReturnType<typeof createSimulatedHost>
