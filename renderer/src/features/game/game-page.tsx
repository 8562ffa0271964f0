import { useEffect } from 'react'
import { useParams } from 'react-router'
import { ConnectionOverlay } from '#renderer/components/play/connection-overlay.tsx'
import { RoomGate } from '#renderer/components/play/room-gate.tsx'
import { GameTable } from '#renderer/features/game/game-table.tsx'
import { roomIdOfGame } from '#renderer/features/game/room-id-of-game.ts'
import { goTo } from '#renderer/lib/navigation.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

/** /game/:gameId, by the game's id or its room's. Before the game its place is /room. */
export function GamePage() {
  const roomId = roomIdOfGame(useParams().gameId ?? '')
  const waits = useRoomStore(
    ({ model }) => model.room?.id === roomId && (model.phase === 'waiting' || model.phase === 'starting'),
  )
  useEffect(() => {
    if (waits) goTo(`/room/${roomId}`, { replace: true })
  }, [waits, roomId])
  return (
    <RoomGate key={roomId} roomId={roomId}>
      <ConnectionOverlay />
      <GameTable />
    </RoomGate>
  )
}
