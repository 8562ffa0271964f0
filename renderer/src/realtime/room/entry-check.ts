import { justLeft } from './room-entry-error.ts'
import { roomState } from './room-store.ts'
import { blockedForMs } from './stored-rooms.ts'

/** Throws, with the seconds to wait, while a voluntary leave keeps the player from joining. */
export function refuseBlocked(): void {
  const wait = blockedForMs()
  if (wait > 0) throw justLeft(wait)
}

/**
 * Check this before asking the server for a room or seat: false while another join runs,
 * and throws while a voluntary leave blocks.
 */
export function mayEnter(): boolean {
  refuseBlocked()
  return roomState().joinStatus !== 'loading'
}
