import { Counter, type Registry } from 'prom-client'
import type { RoomChange } from '#cloud/modules/rooms/index.ts'
import type { Room } from '#shared/schemas/room.ts'

/** Counts the games of this process's rooms. One that goes on after a restart began before it. */
export function countGames(
  registry: Registry,
  onRoomChange: (listener: (change: RoomChange) => void) => void,
): void {
  const counter = (name: string, help: string) => new Counter({ name, help, registers: [registry] })
  const begun = counter('games_begun_total', 'Games that began')
  const finished = counter('games_finished_total', 'Games that were played to their end')
  const states = new Map<string, Room['status']>()
  onRoomChange(({ roomId, room }) => {
    const before = states.get(roomId)
    if (room) states.set(roomId, room.status)
    else states.delete(roomId)
    if (!room || room.status === before) return
    if (before === 'waiting') begun.inc()
    if (before !== undefined && room.status === 'finished') finished.inc()
  })
}
