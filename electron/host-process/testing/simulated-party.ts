import { createSimulatedHost, type SimulatedHost } from './simulated-host.ts'
import { createSimulatedPlayer, type SimulatedPlayer } from './simulated-player.ts'
import type { SimulatedWorld } from './simulated-world.ts'

const STEP_MS = 50

/** What happens to the party, at a time in milliseconds since the last event. */
export type Misfortune =
  | { readonly kind: 'kill' | 'restart'; readonly host: number }
  /** One way only. */
  | { readonly kind: 'cut'; readonly from: number; readonly to: number }
  /** Between this place and all others, both ways. */
  | { readonly kind: 'isolate'; readonly place: number }
  | { readonly kind: 'heal' }
  | { readonly kind: 'leave'; readonly player: number }

export interface PartyPlan {
  readonly hosts: number
  readonly phones: number
  /** Of the delays on the way. */
  readonly random: () => number
}

/** A party on one table: hosts with a player at each, and phones. The first host leads. */
export function createSimulatedParty({ hosts: hostCount, phones, random }: PartyPlan) {
  const places = hostCount + phones
  let now = 0
  const cuts = new Set<string>()
  const flying: { at: number; from: number; to: number; arrive: () => void }[] = []
  const isUp = (from: number, to: number) => from === to || !cuts.has(`${from} ${to}`)

  const world: SimulatedWorld = {
    now: () => now,
    // Clocks differ, and run at the same rate.
    momentAt: (place) => ({ steady: now + place * 1e6, wall: now - place * 1e7 }),
    host: (index) => hosts[index] as SimulatedHost,
    hostIndexes: () => [...hosts.keys()],
    send(from, to, arrive) {
      if (!isUp(from, to)) return
      const delay = from === to ? 0 : Math.floor(random() ** 4 * 700)
      flying.push({ at: now + delay, from, to, arrive })
    },
  }
  const hosts: SimulatedHost[] = Array.from({ length: hostCount }, (_, index) =>
    createSimulatedHost(world, index),
  )
  const players: SimulatedPlayer[] = Array.from({ length: places }, (_, place) =>
    createSimulatedPlayer(world, place),
  )

  function suffer(misfortune: Misfortune): void {
    switch (misfortune.kind) {
      case 'kill':
        hosts[misfortune.host]?.kill()
        break
      case 'restart':
        hosts[misfortune.host]?.restart()
        break
      case 'cut':
        cuts.add(`${misfortune.from} ${misfortune.to}`)
        break
      case 'isolate':
        for (let other = 0; other < places; other++)
          if (other !== misfortune.place)
            cuts.add(`${other} ${misfortune.place}`).add(`${misfortune.place} ${other}`)
        break
      case 'heal':
        cuts.clear()
        break
      case 'leave':
        players[misfortune.player]?.leave()
        break
      default:
        misfortune satisfies never
    }
  }

  return {
    hosts,
    players,
    suffer,
    /** The hosts where a game would go on. */
    leaders: () => hosts.filter((host) => host.leads()),
    pass(ms: number, look: () => void = () => undefined): void {
      for (const end = now + ms; now < end; now += STEP_MS) {
        const due = flying.filter(({ at }) => at <= now)
        for (const message of due) {
          flying.splice(flying.indexOf(message), 1)
          if (isUp(message.from, message.to)) message.arrive()
          look()
        }
        for (const one of [...hosts, ...players]) {
          one.step()
          look()
        }
      }
    },
  }
}
