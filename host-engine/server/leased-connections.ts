import type { AskRoom } from './ask-room.ts'

const RENEW_EVERY_MS = 10_000

/**
 * Account connections of this process that count in rooms of other ones: their leases are renewed while they last. A room
 * that has let one run out, while nobody could reach it, counts it again.
 */
export function createLeasedConnections(ask: AskRoom) {
  /** By room, the user of each connection. */
  const byRoom = new Map<string, Map<string, string>>()
  let timer: NodeJS.Timeout | undefined

  function remove(roomId: string, connectionId: string): void {
    const users = byRoom.get(roomId)
    if (users?.delete(connectionId) && users.size === 0) byRoom.delete(roomId)
  }

  async function renew(roomId: string, users: ReadonlyMap<string, string>): Promise<void> {
    const connections = [...users].map(([connectionId, userId]) => ({ connectionId, userId }))
    const answer = await ask(roomId, 'renew', { connections })
    if (answer.ok) for (const { connectionId } of answer.data.gone) remove(roomId, connectionId)
    else if (answer.code === 'ROOM_NOT_FOUND') byRoom.delete(roomId)
  }

  return {
    add(roomId: string, userId: string, connectionId: string): void {
      const users = byRoom.get(roomId) ?? new Map<string, string>()
      byRoom.set(roomId, users.set(connectionId, userId))
    },
    remove,
    start(): void {
      timer = setInterval(() => {
        for (const [roomId, users] of byRoom) void renew(roomId, users)
      }, RENEW_EVERY_MS).unref()
    },
    stop(): void {
      clearInterval(timer)
    },
  }
}
