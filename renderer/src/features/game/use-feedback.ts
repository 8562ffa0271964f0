import { useEffect, useState } from 'react'
import type { Feedback } from '#renderer/realtime/room/room-model.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

const SHOWN_MS = 1_800

/** What the last guess came to, for as long as it is news. */
export function useFeedback(): Feedback | null {
  const feedback = useRoomStore(({ model }) => model.feedback)
  const [old, setOld] = useState<Feedback | null>(feedback)
  useEffect(() => {
    if (!feedback) return
    const timer = setTimeout(() => setOld(feedback), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [feedback])
  return feedback === old ? null : feedback
}
