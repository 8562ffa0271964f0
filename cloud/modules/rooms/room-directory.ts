import type { Db } from '#cloud/db/client.ts'
import { newId } from '#cloud/ids.ts'
import type { Logger } from '#cloud/logger.ts'
import { createSweeper } from '#cloud/sweeper.ts'
import { keyedMutex, type RoomDirectory } from '#host-engine/index.ts'
import type { Room } from '#shared/schemas/room.ts'
import { deleteRoom, deleteSeat, findSeat, moveSeat, sweepRooms, upsertRoom } from './rooms-repository.ts'

const HEARTBEAT_MS = 10_000
/** How long after it was last seen a room is gone (ROOM-35). */
export const GONE_AFTER_MS = 25_000

export interface RoomChange {
  readonly roomId: string
  /** Null when the room is gone. */
  readonly room: Room | null
}

export interface RoomDirectoryParts {
  readonly db: Db
  readonly logger: Logger
  /** A user who was waiting for a match has taken a seat. */
  readonly onSeated: (userId: string) => Promise<void>
  /** A room has gone in which no game began. */
  readonly onUnplayed: (roomId: string) => Promise<void>
  readonly now: () => number
}

/** The list of rooms in the database: this process's part of it is kept fresh while it runs. */
export function createRoomDirectory({ db, logger, onSeated, onUnplayed, now }: RoomDirectoryParts) {
  const processId = newId()
  const listeners = new Set<(change: RoomChange) => void>()

  const tell = (change: RoomChange) => {
    for (const listener of listeners) listener(change)
  }
  /** A room that could not be withdrawn is not said to live any more, and so goes by itself. */
  const live = new Set<string>()
  const sweep = () => sweepRooms(db, [...live], now(), now() - GONE_AFTER_MS)
  const heartbeat = createSweeper({
    sweep,
    everyMs: HEARTBEAT_MS,
    logger,
    failure: 'the list of rooms could not be swept',
  })

  const exclusively = keyedMutex()
  const pending = new Set<Promise<unknown>>()
  /** What concerns one room or one user happens in the order of the calls, whichever connection of the pool it gets. */
  function inTurn<T>(key: string, task: () => Promise<T>): Promise<T> {
    const work = exclusively(key, task)
    pending.add(work)
    const forget = () => void pending.delete(work)
    work.then(forget, forget)
    return work
  }

  const directory: RoomDirectory = {
    announce: (room) => {
      live.add(room.id)
      return inTurn(room.id, async () => {
        await upsertRoom(db, room, processId, now())
        tell({ roomId: room.id, room })
      })
    },
    withdraw: (roomId) => {
      live.delete(roomId)
      return inTurn(roomId, async () => {
        const status = await deleteRoom(db, roomId)
        tell({ roomId, room: null })
        if (status === 'waiting') await onUnplayed(roomId)
      })
    },
    takeSeat: (userId, roomId, from) =>
      inTurn(userId, async () => {
        const seat = await moveSeat(db, userId, from, roomId)
        if (seat?.isWaiting) await onSeated(userId)
        return seat !== null
      }),
    freeSeat: (userId, roomId) => inTurn(userId, () => deleteSeat(db, userId, roomId)),
    seatOf: (userId) => inTurn(userId, () => findSeat(db, userId)),
  }

  return {
    ...directory,
    onChange(listener: (change: RoomChange) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async start() {
      await sweep()
      heartbeat.start()
    },
    /** Resolves when nothing is left to be written. */
    async stop() {
      await heartbeat.stop()
      await Promise.allSettled(pending)
    },
  }
}
