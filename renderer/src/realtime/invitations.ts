import { announce } from '#renderer/lib/announcer.ts'
import { playSound } from '#renderer/lib/audio/sound.ts'
import { i18n } from '#renderer/lib/i18n.ts'
import { toast } from '#renderer/lib/toast.ts'
import { NAVIGATE_TO_ROOM_DELAY_MS } from '#shared/constants/timings.ts'
import { loadRoomSession } from './load-room-session.ts'
import { goTo } from './navigation.ts'
import { entryError } from './room-entry-error.ts'
import { moveFlow, roomState, setRoom } from './room-store.ts'
import { rememberRoom } from './stored-room.ts'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

let following: { roomId: string; done: Promise<boolean> } | null = null

/**
 * A match was found, or a rematch is ready: into its room. Answers whether we are in it. The same news by another way
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
  playSound('match')
  announce(i18n.t('realtime.roomReady'))
  await wait(NAVIGATE_TO_ROOM_DELAY_MS)
  rememberRoom(roomId)
  setRoom({ navigateTo: roomId })
  try {
    const { enterRoom } = await loadRoomSession()
    const entered = await enterRoom({ roomId })
    setRoom({ navigateTo: null })
    if (entered) goTo(`/room/${roomId}`)
    return entered
  } catch (error) {
    moveFlow({ name: 'disconnect' })
    setRoom({ navigateTo: null })
    toast.error(entryError(error).message)
    return false
  }
}
