import { toast } from '#renderer/lib/toast.ts'
import { NAVIGATE_TO_ROOM_DELAY_MS } from '#shared/constants/timings.ts'
import { goTo } from './navigation.ts'
import { entryError } from './room-entry-error.ts'
import { enterRoom } from './room-session.ts'
import { moveFlow, roomState, setRoom } from './room-store.ts'
import { rememberRoom } from './stored-room.ts'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

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
    toast.error(entryError(error).message)
  }
}
