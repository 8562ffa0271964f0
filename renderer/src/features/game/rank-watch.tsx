import { useQuery } from '@tanstack/react-query'
import { rankBeforeQuery } from '#renderer/features/game/rank-queries.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

/** Keeps the rank that the player came into a ranked game with, for the end to be compared with it. Nothing is seen of it. */
export function RankWatch() {
  const gameId = useRoomStore(({ board }) => board.session?.id ?? '')
  const isRunning = useRoomStore(
    ({ board: { phase } }) => phase === 'answering' || phase === 'between' || phase === 'paused',
  )
  useQuery({ ...rankBeforeQuery(gameId), enabled: isRunning && gameId !== '' })
  return null
}
