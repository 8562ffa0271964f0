import { useEffect } from 'react'
import { useParams } from 'react-router'
import { ConnectionVeil } from '#renderer/components/play/connection-veil.tsx'
import { RoomGate } from '#renderer/components/play/room-gate.tsx'
import { WaitingRoom } from '#renderer/features/room/waiting-room.tsx'
import { goTo } from '#renderer/realtime/navigation.ts'
import { useRoomStore } from '#renderer/realtime/room-store.ts'

/** /room/:roomId. Once the game runs its place is /game. */
export function RoomPage() {
  const { roomId = '' } = useParams()
  const plays = useRoomStore(
    ({ board }) => board.room?.id === roomId && board.phase !== 'waiting' && board.phase !== 'starting',
  )
  useEffect(() => {
    if (plays) goTo(`/game/${roomId}`, { replace: true })
  }, [plays, roomId])
  return (
    <RoomGate key={roomId} roomId={roomId}>
      <ConnectionVeil />
      <WaitingRoom />
    </RoomGate>
  )
}
