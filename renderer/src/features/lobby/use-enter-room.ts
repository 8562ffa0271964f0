import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { loadRoomSession } from '#renderer/realtime/load-room-session.ts'
import type { RoomEntry } from '#renderer/realtime/room-session.ts'

/** Joins, then opens the room's screen. Answers whether it did; rejects when the room does not let one in. */
export function useEnterRoom() {
  const navigate = useNavigate()
  return useCallback(
    async (entry: RoomEntry) => {
      const { enterRoom } = await loadRoomSession()
      const entered = await enterRoom(entry)
      if (entered) await navigate(`/room/${entry.roomId}`)
      return entered
    },
    [navigate],
  )
}
