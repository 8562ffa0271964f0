import { ApiError } from '#renderer/lib/api-error.ts'
import { api } from '#renderer/lib/http-client.ts'
import { goTo } from '#renderer/lib/navigation.ts'
import { type ActiveRooms, activeRoomsData } from '#shared/schemas/game.ts'

export const fetchActiveRooms = (): Promise<ActiveRooms> =>
  api.get('/game/player/active-colyseus-rooms', { schema: activeRoomsData })

export const pathOfRoom = (roomId: string, isInProgress: boolean): string =>
  isInProgress ? `/game/${roomId}` : `/room/${roomId}`

/** Opens the game that the server says the player is still in. */
export async function openActiveGame(): Promise<void> {
  const { primaryRoom } = await fetchActiveRooms().catch(() => ({ primaryRoom: null }))
  if (primaryRoom) goTo(pathOfRoom(primaryRoom.colyseusRoomId, primaryRoom.isInProgress))
}

/** A player refused because of a game they are still in is brought back to it (ERR-44). */
export function followActiveGame(error: unknown): void {
  if (error instanceof ApiError && error.code === 'ALREADY_IN_ACTIVE_GAME') void openActiveGame()
}
