import { AppError } from '#shared/errors/app-error.ts'
import { steadyNow } from '../clock/steady-clock.ts'
import type { RoomDirectory } from '../ports/room-directory.ts'
import type { ActorRegistry } from '../rooms/quiz-room.ts'
import { recipientsOf } from '../rules/transition.ts'
import { roomOf } from '../rules/view.ts'
import { restore, SnapshotError } from '../snapshots/room-snapshot.ts'
import type { AskRoom } from './ask-room.ts'
import { keyedMutex } from './keyed-mutex.ts'
import { makeRoom } from './make-room.ts'
import { type LeaveRoom, takeSeats } from './take-seats.ts'

/** Opens rooms from snapshots: each under its own id, with its players in their seats. */
export function createSnapshotOpener(
  directory: RoomDirectory,
  actors: ActorRegistry,
  ask: AskRoom,
  leave: LeaveRoom,
) {
  const exclusively = keyedMutex()

  async function seat(userIds: readonly string[], roomId: string): Promise<void> {
    const seated = await takeSeats(directory, leave, userIds, roomId)
    for (const userId of userIds) if (!seated.includes(userId)) await leave(userId, roomId)
  }

  /** Returns the room's id. Throws SnapshotError, and CONFLICT while a room of this id is open. */
  return async function openSnapshot(written: unknown): Promise<string> {
    const restored = restore(written, steadyNow())
    const { id, phase } = restored.state
    if (phase.kind === 'closed') throw new SnapshotError('The room of this snapshot is closed.')
    await exclusively(id, async () => {
      const known = await ask(id, 'show', { viewer: null })
      if (known.ok) throw new AppError('CONFLICT')
      if (known.code !== 'ROOM_NOT_FOUND') throw AppError.of(known)
      await makeRoom(restored)
    })
    try {
      // A finished game has freed its players.
      if (phase.kind !== 'finished') await seat(recipientsOf(restored.state), id)
      // The room may have changed or closed while its players were seated.
      const state = actors.get(id)?.actor.state()
      if (state && state.phase.kind !== 'closed') await directory.announce(roomOf(state))
      return id
    } catch (error) {
      // Put away unchanged, so that the snapshot can be opened again.
      await actors.get(id)?.room.putAway()
      throw error
    }
  }
}
