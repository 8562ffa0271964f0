import { goTo } from '#renderer/lib/navigation.ts'
import { notify } from '#renderer/realtime/notices.ts'
import { NAVIGATE_TO_ROOM_DELAY_MS } from '#shared/constants/timings.ts'
import { entryError } from './room-entry-error.ts'
import { moveFlow, roomState, setRoom } from './room-store.ts'
import { rememberRoom } from './stored-rooms.ts'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

let following: { roomId: string; done: Promise<boolean> } | null = null

/**
 * A match was found, or a rematch is ready: enters its room. Returns whether the player is in it. The same event by another channel
 * changes nothing.
 */
export async function followInvitation({ roomId }: { roomId: string }): Promise<boolean> {
  if (following?.roomId === roomId) return following.done
  if (roomState().roomId === roomId) return true
  const mine = { roomId, done: follow(roomId) }
  following = mine
  try {
    return await mine.done
  } finally {
    if (following === mine) following = null
  }
}

async function follow(roomId: string): Promise<boolean> {
  moveFlow({ name: 'matchmaking_room_ready' })
  notify('match_found', { roomId })
  await wait(NAVIGATE_TO_ROOM_DELAY_MS)
  rememberRoom(roomId)
  setRoom({ navigateTo: roomId })
  try {
    const { enterRoom } = await import('./room-session.ts')
    const entered = await enterRoom({ roomId })
    setRoom({ navigateTo: null })
    if (entered) goTo(`/room/${roomId}`)
    return entered
  } catch (error) {
    moveFlow({ name: 'disconnect' })
    setRoom({ navigateTo: null })
    notify('refused', { text: entryError(error).message })
    return false
  }
}
