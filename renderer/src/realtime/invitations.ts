import { toast } from '#renderer/lib/toast.ts'
import { NAVIGATE_TO_ROOM_DELAY_MS } from '#shared/constants/timings.ts'
import { textKeyOf } from '#shared/errors/known-texts.ts'
import { openActiveGame } from './active-room.ts'
import { goTo } from './navigation.ts'
import { entryError } from './room-entry-error.ts'
import { enterRoom } from './room-session.ts'
import { moveFlow, roomState, setRoom } from './room-store.ts'
import { rememberRoom } from './stored-room.ts'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Shows why a room could not be entered; for someone whose game still runs it opens that game instead. */
export async function tellEntryError(error: unknown): Promise<void> {
  const { message, code } = entryError(error)
  toast.error(message)
  if (textKeyOf(message) === 'errors.ALREADY_IN_ACTIVE_GAME' || code === 'ALREADY_IN_ACTIVE_GAME')
    await openActiveGame()
}

/** A match was found, or a rematch is ready: into its room. */
export async function followInvitation({ roomId }: { roomId: string }): Promise<void> {
  if (roomState().roomId === roomId) return
  moveFlow({ name: 'matchmaking_room_ready' })
  await wait(NAVIGATE_TO_ROOM_DELAY_MS)
  rememberRoom(roomId)
  setRoom({ navigateTo: roomId })
  try {
    await enterRoom({ roomId })
    setRoom({ navigateTo: null })
    goTo(`/room/${roomId}`)
  } catch (error) {
    moveFlow({ name: 'disconnect' })
    setRoom({ navigateTo: null })
    await tellEntryError(error)
  }
}
