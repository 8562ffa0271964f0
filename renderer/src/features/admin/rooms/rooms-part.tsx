import { useParams } from 'react-router'
import { RoomList } from '#renderer/features/admin/rooms/room-list.tsx'
import { RoomPage } from '#renderer/features/admin/rooms/room-page.tsx'

/** /admin/rooms and /admin/rooms/{id}. */
export function RoomsPart() {
  const { id } = useParams()
  return id === undefined ? <RoomList /> : <RoomPage key={id} id={id} />
}
