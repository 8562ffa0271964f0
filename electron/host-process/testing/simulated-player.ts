import type { ClientEnd, SimulatedWorld } from './simulated-world.ts'

const ASK_EVERY_MS = 1_000
/** Without a ping for so long the player takes the connection for lost. */
const LOST_AFTER_MS = 4_000

interface Connected {
  readonly host: number
  readonly client: ClientEnd
  heardAt: number
}

/** A player's client: stays with its leader, and follows whoever leads after it. */
export function createSimulatedPlayer(world: SimulatedWorld, place: number) {
  let epoch = 1
  let connected: Connected | null = null
  let isJoining = false
  let askedAt = place * 130
  let hasLeft = false

  function lose(client: ClientEnd): void {
    if (connected?.client !== client) return
    const { host } = connected
    connected = null
    world.send(place, host, () => world.host(host).disconnect(place, client))
  }

  function join(host: number): void {
    if (isJoining || connected || hasLeft) return
    isJoining = true
    const client: ClientEnd = {
      closed: () => lose(client),
      pinged() {
        if (connected?.client !== client) return
        connected.heardAt = world.now()
        world.send(place, host, () => world.host(host).hear(place, client))
      },
    }
    const triedAt = world.now()
    world.send(place, host, () => {
      const joined = world.host(host).connect(place, client)
      world.send(host, place, () => {
        // An answer that comes too late finds that the player has gone on.
        if (joined === null || joined < epoch || connected || hasLeft || triedAt !== joiningSince)
          return world.send(place, host, () => world.host(host).disconnect(place, client))
        epoch = joined
        isJoining = false
        connected = { host, client, heardAt: world.now() }
      })
    })
    joiningSince = triedAt
  }
  let joiningSince = 0

  function lookAround(): void {
    if (isJoining && world.now() - joiningSince < 2 * ASK_EVERY_MS) return
    isJoining = false
    for (const host of world.hostIndexes()) {
      world.send(place, host, () => {
        const found = world.host(host).claim()
        world.send(host, place, () => {
          if (found?.isLeading && found.epoch >= epoch) join(host)
        })
      })
      const lost = epoch
      world.send(place, host, () => world.host(host).follow(place, lost))
    }
  }

  return {
    /** The host that this player plays at. */
    at: () => connected?.host ?? null,
    step(): void {
      if (connected && world.now() - connected.heardAt > LOST_AFTER_MS) lose(connected.client)
      if (hasLeft || connected || world.now() < askedAt) return
      askedAt = world.now() + ASK_EVERY_MS
      lookAround()
    },
    leave(): void {
      hasLeft = true
      if (connected) lose(connected.client)
    },
  }
}
export type SimulatedPlayer = ReturnType<typeof createSimulatedPlayer>
