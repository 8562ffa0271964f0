import type { Logger } from '../ports/logger.ts'
import type { ActorRegistry } from '../rooms/quiz-room.ts'
import type { MemberConnection } from './ask-room.ts'

const SWEEP_EVERY_MS = 5_000
/** Longer than two renewals. Counted in sweeps, so that no lease expires while this process is stalled. */
const SWEEPS = 5

interface Lease extends MemberConnection {
  sweepsLeft: number
}

/**
 * Account connections of other processes, which count in rooms of this one as long as their process renews them: a process
 * that dies cannot remove them.
 */
export function createConnectionLeases(actors: ActorRegistry, logger: Logger) {
  const byRoom = new Map<string, Map<string, Lease>>()
  let timer: NodeJS.Timeout | undefined

  function endLease(roomId: string, connectionId: string): void {
    const leases = byRoom.get(roomId)
    if (leases?.delete(connectionId) && leases.size === 0) byRoom.delete(roomId)
  }

  function sweep(): void {
    for (const [roomId, leases] of byRoom) {
      const actor = actors.get(roomId)?.actor
      if (!actor) byRoom.delete(roomId)
      for (const lease of leases.values()) {
        lease.sweepsLeft -= 1
        if (lease.sweepsLeft > 0) continue
        endLease(roomId, lease.connectionId)
        // A fault in one room must not end the process, and all rooms with it.
        try {
          actor?.detachAccount(lease.userId, lease.connectionId)
        } catch (error) {
          logger.error({ err: error, roomId }, 'an expired connection could not be removed')
        }
      }
    }
  }

  return {
    /** Grants it, or renews it. */
    grant(roomId: string, connection: MemberConnection): void {
      const leases = byRoom.get(roomId) ?? new Map<string, Lease>()
      byRoom.set(roomId, leases.set(connection.connectionId, { ...connection, sweepsLeft: SWEEPS }))
    },
    holds: (roomId: string, connectionId: string): boolean => byRoom.get(roomId)?.has(connectionId) ?? false,
    end: endLease,
    start(): void {
      timer = setInterval(sweep, SWEEP_EVERY_MS).unref()
    },
    stop(): void {
      clearInterval(timer)
    },
  }
}
export type ConnectionLeases = ReturnType<typeof createConnectionLeases>
