import type { Db } from '#cloud/db/client.ts'
import { newId } from '#cloud/ids.ts'
import type { RecurringJob } from '#cloud/jobs/job.ts'
import type { Logger } from '#cloud/logger.ts'
import { createPeriodic } from '#cloud/periodic.ts'
import { keyedMutex, type RoomDirectory } from '#host-engine/index.ts'
import type { Room } from '#shared/schemas/room.ts'
import {
  deleteRoom,
  deleteSeat,
  findSeat,
  moveSeat,
  saveRoom,
  sweepRooms,
  touchRooms,
} from './rooms-repository.ts'

const HEARTBEAT_MS = 10_000
const SWEEP_MS = 10_000
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
  /** A room is gone, and no game began in it. */
  readonly onUnplayed: (roomId: string) => Promise<void>
  /** While this process stalled the player has sat down in another room. */
  readonly onSeatLost: (roomId: string, userId: string) => Promise<void>
  /** Whether a room that was taken for dead may go on: not when others have wound it up. */
  readonly mayGoOn: (roomId: string) => Promise<boolean>
  /** While this process stalled others have wound this room up. */
  readonly onRoomLost: (roomId: string) => Promise<void>
  readonly now: () => number
}

export interface RoomSweepParts {
  readonly db: Db
  /** Called with users whose game is gone with its process. */
  readonly onGamesLost: (userIds: readonly string[]) => void
  readonly now: () => number
}

/** Takes rooms off the list whose process no longer marks them as alive. */
export const roomSweep = ({ db, onGamesLost, now }: RoomSweepParts): RecurringJob => ({
  name: 'rooms',
  everyMs: SWEEP_MS,
  async run() {
    const inGame = await sweepRooms(db, now() - GONE_AFTER_MS)
    if (inGame.length > 0) onGamesLost(inGame)
  },
})

/** The list of rooms in the database: this process's part of it is kept fresh while it runs. */
export function createRoomDirectory(parts: RoomDirectoryParts) {
  const { db, logger, onSeated, onUnplayed, onSeatLost, mayGoOn, onRoomLost, now } = parts
  const processId = newId()
  const listeners = new Set<(change: RoomChange) => void>()

  const tell = (change: RoomChange) => {
    for (const listener of listeners) listener(change)
  }
  /** As it was announced last. A room that could not be withdrawn is not marked as alive any more, and so goes by itself. */
  const live = new Map<string, Room>()
  /** Who sits in the rooms of this process, for the case that the database forgets it. */
  const seats = new Map<string, Set<string>>()
  /** Rooms that the database has forgotten, or may have: the next heartbeat restores them. */
  const unsure = new Set<string>()

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
      const isNew = !live.has(room.id)
      live.set(room.id, room)
      return inTurn(room.id, async () => {
        const wasListed = await saveRoom(db, room, processId, now())
        // It was swept, and its seats with it.
        if (!wasListed && !isNew) unsure.add(room.id)
        tell({ roomId: room.id, room })
      })
    },
    withdraw: (roomId) => {
      const isUnplayed = live.get(roomId)?.status === 'waiting'
      live.delete(roomId)
      seats.delete(roomId)
      unsure.delete(roomId)
      return inTurn(roomId, async () => {
        await deleteRoom(db, roomId)
        tell({ roomId, room: null })
        if (isUnplayed) await onUnplayed(roomId)
      })
    },
    takeSeat: (userId, roomId, from) =>
      inTurn(userId, async () => {
        const seat = await moveSeat(db, userId, from, roomId)
        if (!seat) return false
        seats.set(roomId, (seats.get(roomId) ?? new Set()).add(userId))
        if (seat.isWaiting) await onSeated(userId)
        return true
      }),
    freeSeat: (userId, roomId) =>
      inTurn(userId, () => {
        seats.get(roomId)?.delete(userId)
        return deleteSeat(db, userId, roomId)
      }),
    seatOf: (userId) => inTurn(userId, () => findSeat(db, userId)),
  }

  /** Lists a room again that a sweep took for dead, and gives its players their seats back, where they have no other by now. */
  async function restore(roomId: string): Promise<void> {
    const room = live.get(roomId)
    if (!room) return
    await inTurn(roomId, () => saveRoom(db, room, processId, now()))
    // Listed first: from then on nobody winds it up.
    if (room.paid && room.status !== 'finished' && !(await mayGoOn(roomId))) {
      logger.error({ roomId }, 'a room was wound up while its process stalled, and is closed')
      return onRoomLost(roomId)
    }
    for (const userId of seats.get(roomId) ?? []) await restoreSeat(room, userId)
    // The room may have changed or been withdrawn in the meantime.
    const current = live.get(roomId)
    if (!current) return
    tell({ roomId, room: current })
    logger.warn({ roomId }, 'Room listed again after its process stalled')
  }

  const restoreSeat = (room: Room, userId: string): Promise<void> =>
    inTurn(userId, async () => {
      if (!seats.get(room.id)?.has(userId)) return
      const isMoved = await moveSeat(db, userId, null, room.id)
      // Withdrawn in the meantime: nothing else would free this seat.
      if (!live.has(room.id)) return deleteSeat(db, userId, room.id)
      // A matched player may have been put back into the queue meanwhile.
      if (isMoved) return room.matched ? onSeated(userId) : undefined
      logger.warn({ roomId: room.id, userId }, 'a player sits elsewhere since this process stalled')
      // Not awaited: to free the seat it comes back here.
      onSeatLost(room.id, userId).catch((error: unknown) =>
        logger.error({ err: error, roomId: room.id, userId }, 'a lost seat was not given up'),
      )
    })

  let seenAt = now()

  /** After a pause that was too long, any room may have been swept. */
  async function heartbeat(): Promise<void> {
    const rooms = [...live.keys()]
    const missing = await touchRooms(db, rooms, now())
    for (const roomId of now() - seenAt > GONE_AFTER_MS ? rooms : missing) unsure.add(roomId)
    seenAt = now()
    for (const roomId of unsure) {
      await restore(roomId)
      unsure.delete(roomId)
    }
  }
  const heartbeatTimer = createPeriodic({
    run: heartbeat,
    everyMs: HEARTBEAT_MS,
    logger,
    failure: 'the rooms of this process could not be marked as alive',
  })

  return {
    ...directory,
    onChange(listener: (change: RoomChange) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    heartbeat,
    start: heartbeatTimer.start,
    /** Resolves when nothing is left to be written. */
    async stop() {
      await heartbeatTimer.stop()
      await Promise.allSettled(pending)
    },
  }
}
