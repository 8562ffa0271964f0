import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { ConnectionOverlay } from '#renderer/components/play/connection-overlay.tsx'
import { RoomGate } from '#renderer/components/play/room-gate.tsx'
import { RoomOpening } from '#renderer/components/play/room-opening.tsx'
import { WaitingRoom } from '#renderer/features/room/waiting-room.tsx'
import { goTo } from '#renderer/lib/navigation.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

/** /room/:roomId. Once the game runs its place is /game. */
export function RoomPage() {
  const { roomId = '' } = useParams()
  const phase = useRoomStore(({ model }) => (model.room?.id === roomId ? model.phase : null))
  const waits = phase === 'waiting' || phase === 'starting'
  const plays = phase !== null && !waits
  // A player who enters a running game sees no waiting room; one who waited here keeps it until the game's screen is loaded.
  const [hasWaited, setHasWaited] = useState(waits)
  if (waits && !hasWaited) setHasWaited(true)
  useEffect(() => {
    if (plays) goTo(`/game/${roomId}`, { replace: true })
  }, [plays, roomId])
  return (
    <RoomGate key={roomId} roomId={roomId}>
      {hasWaited ? (
        <>
          <ConnectionOverlay />
          <WaitingRoom />
        </>
      ) : (
        <RoomOpening />
      )}
    </RoomGate>
  )
}
