import { api } from '#renderer/lib/http-client.ts'
import { type ActiveRooms, activeRoomsData } from '#shared/schemas/game.ts'
import { goTo } from './navigation.ts'

export const fetchActiveRooms = (): Promise<ActiveRooms> =>
  api.get('/game/player/active-colyseus-rooms', { schema: activeRoomsData })

export const pathOfRoom = (roomId: string, isInProgress: boolean): string =>
  isInProgress ? `/game/${roomId}` : `/room/${roomId}`

/** To the game that the server says we are still in. */
export async function openActiveGame(): Promise<void> {
  const { primaryRoom } = await fetchActiveRooms().catch(() => ({ primaryRoom: null }))
  if (primaryRoom) goTo(pathOfRoom(primaryRoom.colyseusRoomId, primaryRoom.isInProgress))
}
