import { useMemo } from 'react'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

/** The user ids of the practice opponents in this room. */
export function useBots(): ReadonlySet<string> {
  const players = useRoomStore(({ model }) => model.room?.players)
  return useMemo(() => new Set(players?.filter(({ isBot }) => isBot).map(({ userId }) => userId)), [players])
}
