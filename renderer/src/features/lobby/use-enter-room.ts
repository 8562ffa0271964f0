import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import type { RoomEntry } from '#renderer/realtime/room/open-connection.ts'

/** Joins, then opens the room's screen. Answers whether it did; rejects when the room does not let one in. */
export function useEnterRoom() {
  const navigate = useNavigate()
  return useCallback(
    async (entry: RoomEntry) => {
      const { enterRoom } = await import('#renderer/realtime/room/room-session.ts')
      const entered = await enterRoom(entry)
      if (entered) await navigate(`/room/${entry.roomId}`)
      return entered
    },
    [navigate],
  )
}
