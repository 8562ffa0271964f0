import type { Ports } from '../ports/ports.ts'
import type { RoomState } from '../rules/room-state.ts'
import { roomOf } from '../rules/view.ts'

const ANNOUNCE_EVERY_MS = 1_000

/** Keeps the host's list up to date, at most once a second, always with the latest. */
export function createListing({ directory, logger }: Ports, state: () => RoomState) {
  let timer: NodeJS.Timeout | undefined
  let last = 0
  let withdrawn = false

  function announce(): void {
    timer = undefined
    last = Date.now()
    directory
      .announce(roomOf(state()))
      .catch((error: unknown) =>
        logger.warn({ err: error, roomId: state().id }, 'a room could not be announced'),
      )
  }

  return {
    touch(): void {
      if (timer || withdrawn) return
      timer = setTimeout(announce, Math.max(last + ANNOUNCE_EVERY_MS - Date.now(), 0))
    },
    withdraw(): void {
      withdrawn = true
      clearTimeout(timer)
      directory
        .withdraw(state().id)
        .catch((error: unknown) =>
          logger.warn({ err: error, roomId: state().id }, 'a room could not be withdrawn'),
        )
    },
  }
}
