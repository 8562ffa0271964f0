import { AppError } from '#shared/errors/app-error.ts'
import { steadyNow } from '../clock/steady-clock.ts'
import type { RoomDirectory } from '../ports/room-directory.ts'
import { recipientsOf } from '../rules/transition.ts'
import { roomOf } from '../rules/view.ts'
import { restore, SnapshotError } from '../snapshots/room-snapshot.ts'
import type { AskRoom } from './ask-room.ts'
import { keyedMutex } from './keyed-mutex.ts'
import { makeRoom } from './make-room.ts'
import { type LeaveRoom, takeSeats } from './take-seats.ts'

/** Opens rooms from snapshots: each under its own id, with its players in their seats. */
export function createSnapshotOpener(directory: RoomDirectory, ask: AskRoom, leave: LeaveRoom) {
  const exclusively = keyedMutex()

  /** Answers the room's id. Throws SnapshotError, and CONFLICT while a room of this id is open. */
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
    // A finished game has freed its players.
    if (phase.kind !== 'finished') await takeSeats(directory, leave, recipientsOf(restored.state), id)
    await directory.announce(roomOf(restored.state))
    return id
  }
}
