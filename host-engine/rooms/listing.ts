import { steadyNow } from '../clock/steady-clock.ts'
import type { Ports } from '../ports/ports.ts'
import type { Member, RoomState } from '../rules/room-state.ts'
import { roomOf } from '../rules/view.ts'

const ANNOUNCE_EVERY_MS = 1_000
/** Repeated after this even without a change, so that a list that lost the room gets it back. */
const LISTED_FOR_MS = 120_000

/** Compares what the list shows of members, since the objects change with every chat line. */
const isShownAlike = (a: Member | undefined, b: Member | undefined): boolean =>
  a === b ||
  (a?.userId === b?.userId &&
    a?.role === b?.role &&
    a?.ready === b?.ready &&
    a?.connected === b?.connected &&
    a?.username === b?.username)

/** Whether a room is listed otherwise after than before. A line of the chat changes nothing that the list shows. */
export const showsOtherwise = (before: RoomState, after: RoomState): boolean =>
  before.phase.kind !== after.phase.kind ||
  before.settings !== after.settings ||
  before.host !== after.host ||
  before.locked !== after.locked ||
  before.match !== after.match ||
  before.members.length !== after.members.length ||
  before.members.some((member, index) => !isShownAlike(member, after.members[index]))

/** Keeps the host's list up to date, at most once a second, always with the latest, and only when it shows something new. */
export function createListing({ directory, logger }: Ports, state: () => RoomState) {
  let timer: NodeJS.Timeout | undefined
  let again: NodeJS.Timeout | undefined
  let last = 0
  let withdrawn = false
  /** As JSON: a change that was undone is not announced. */
  let listed = ''
  let listedAt = 0

  function announce(): void {
    timer = undefined
    last = steadyNow()
    const room = roomOf(state())
    const asListed = JSON.stringify(room)
    if (asListed === listed && last - listedAt < LISTED_FOR_MS) return
    listed = asListed
    listedAt = last
    clearTimeout(again)
    again = setTimeout(touch, LISTED_FOR_MS).unref()
    directory.announce(room).catch((error: unknown) => {
      logger.warn({ err: error, roomId: room.id }, 'a room could not be announced')
      listed = ''
      touch()
    })
  }

  function touch(): void {
    if (timer || withdrawn) return
    timer = setTimeout(announce, Math.max(last + ANNOUNCE_EVERY_MS - steadyNow(), 0))
  }

  return {
    touch,
    withdraw(): void {
      withdrawn = true
      clearTimeout(timer)
      clearTimeout(again)
      directory
        .withdraw(state().id)
        .catch((error: unknown) =>
          logger.warn({ err: error, roomId: state().id }, 'a room could not be withdrawn'),
        )
    },
  }
}
