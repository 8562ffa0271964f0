import { createFloodGate } from '#host-engine/index.ts'

/** Longer than a gate takes to refill: after it, a kept gate and a new one are equal. */
const KEPT_FOR_MS = 5_000

export interface UserGate {
  readonly mayPass: () => boolean
  /** Call it when the connection has closed. */
  release(): void
}

/** One flood gate for each user, shared by all their connections. */
export function createUserGates(): (userId: string) => UserGate {
  const gates = new Map<string, { readonly mayPass: () => boolean; connections: number }>()
  return (userId) => {
    const gate = gates.get(userId) ?? { mayPass: createFloodGate(), connections: 0 }
    gates.set(userId, gate)
    gate.connections++
    const forget = () => {
      if (gate.connections === 0) gates.delete(userId)
    }
    return {
      mayPass: gate.mayPass,
      release() {
        gate.connections--
        if (gate.connections === 0) setTimeout(forget, KEPT_FOR_MS).unref()
      },
    }
  }
}
