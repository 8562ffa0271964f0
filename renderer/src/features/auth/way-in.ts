import { api } from '#renderer/lib/http-client.ts'
import { roomListData } from '#shared/schemas/room.ts'

/** Into the one room that waits for players; with none or several the guest chooses. */
export async function wayIn(): Promise<string> {
  const list = await api
    .get('/rooms', { query: { status: 'waiting' }, schema: roomListData })
    .catch(() => null)
  const [room] = list?.rooms ?? []
  return room !== undefined && list?.total === 1 ? `/room/${room.id}` : '/lobby'
}
