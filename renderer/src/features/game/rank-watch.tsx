import { useQuery } from '@tanstack/react-query'
import { rankBeforeQuery } from '#renderer/features/game/rank-queries.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

/** Keeps the rank that the player came into a ranked game with, for the end to be compared with it. Draws nothing. */
export function RankWatch() {
  const gameId = useRoomStore(({ model }) => model.session?.id ?? '')
  const isRunning = useRoomStore(
    ({ model: { phase } }) => phase === 'answering' || phase === 'between' || phase === 'paused',
  )
  useQuery({ ...rankBeforeQuery(gameId), enabled: isRunning && gameId !== '' })
  return null
}
