import type { GameServer } from '#host-engine/index.ts'
import type { Logger } from '../logger.ts'
import type { Store } from '../store/open-store.ts'

/** Rooms of an evening that is long over are nobody's any more. */
const ROOMS_KEPT_MS = 3 * 3_600_000

export interface RoomSnapshotsParts {
  readonly store: Store
  readonly games: Pick<GameServer, 'mark' | 'snapshot' | 'openSnapshot'>
  /** The ids of the live rooms. */
  readonly ids: () => readonly string[]
  readonly logger: Logger
  readonly now: () => number
}

export type RoomSnapshots = ReturnType<typeof createRoomSnapshots>

/** The rooms on disk, so that they go on when the host is back after a crash (LAN-10). */
export function createRoomSnapshots({ store, games, ids, logger, now }: RoomSnapshotsParts) {
  const insert = store.prepare<[string, number, string]>(
    'insert or replace into rooms (room_id, written_at, body) values (?, ?, ?)',
  )
  const remove = store.prepare<[string]>('delete from rooms where room_id = ?')
  const all = store.prepare<[], { roomId: string; writtenAt: number; body: string }>(
    'select room_id as roomId, written_at as writtenAt, body from rooms order by room_id',
  )
  /** What the disk has of each room: a mark, or null where it must be written again. */
  let written: ReadonlyMap<string, unknown> = new Map()
  let areLive = false

  /** Writes what has changed since the last time, and forgets rooms that are closed; all of it or nothing. */
  const write = store.transaction(() => {
    const next = new Map(written)
    const live = new Set(ids())
    for (const roomId of live) {
      const mark = games.mark(roomId)
      const snapshot = mark === null || written.get(roomId) === mark ? null : games.snapshot(roomId)
      if (snapshot === null) continue
      insert.run(roomId, now(), JSON.stringify(snapshot))
      // What was left of a round is less each time.
      next.set(roomId, snapshot.room.phase.kind === 'playing' ? null : mark)
    }
    for (const roomId of written.keys()) {
      if (live.has(roomId)) continue
      remove.run(roomId)
      next.delete(roomId)
    }
    return next
  })

  /** Whatever fails to be written now is written the next time. */
  function save(): void {
    if (!areLive) return
    try {
      // Only now is it on the disk.
      written = write()
    } catch (error) {
      logger.error({ err: error }, 'the rooms could not be written')
    }
  }

  return {
    save,

    /** Opens the rooms that were live when the process ended. One that cannot be read keeps no other from it. */
    async resume(): Promise<void> {
      const kept = all.all()
      // Known from now on, so that they go when their rooms do not come back.
      written = new Map(kept.map(({ roomId }) => [roomId, null]))
      for (const { roomId, writtenAt, body } of kept) {
        if (now() - writtenAt > ROOMS_KEPT_MS) continue
        try {
          await games.openSnapshot(JSON.parse(body))
        } catch (error) {
          logger.error({ err: error, roomId }, 'a room could not be opened again')
        }
      }
      areLive = true
      save()
    },

    /** The rooms of the disk are not those of this process any more: nothing is written until they are opened. */
    letGo(): void {
      areLive = false
    },
  }
}
