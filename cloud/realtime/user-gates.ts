import { createFloodGate } from '#host-engine/index.ts'

/** Longer than a gate takes to be wide open again: who comes back after it finds nothing else than a new one. */
const KEPT_FOR_MS = 5_000

export interface UserGate {
  readonly mayPass: () => boolean
  /** This connection is gone. */
  release(): void
}

/** One flood gate a user: all their connections together may bring no more than one. */
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
