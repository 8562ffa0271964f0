import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { enterRoom, type RoomEntry } from '#renderer/realtime/room-session.ts'

/** Joins, then opens the room's screen. Rejects when the room does not let one in. */
export function useEnterRoom() {
  const navigate = useNavigate()
  return useCallback(
    async (entry: RoomEntry) => {
      await enterRoom(entry)
      await navigate(`/room/${entry.roomId}`)
    },
    [navigate],
  )
}
