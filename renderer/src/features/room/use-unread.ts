import { useEffect, useState } from 'react'
import { linesOf } from '#renderer/realtime/room/model-chat.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

/** How many lines of others came while the chat was not to be seen. */
export function useUnread(isOpen: boolean): number {
  const said = useRoomStore(
    ({ model }) =>
      linesOf(model, model.room?.id).filter(
        (line) => line.kind === 'message' && line.message.userId !== model.me,
      ).length,
  )
  const [seen, setSeen] = useState(said)
  useEffect(() => {
    if (isOpen) setSeen(said)
  }, [isOpen, said])
  return isOpen ? 0 : Math.max(said - seen, 0)
}
