import { useEffect, useState } from 'react'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

const SETTLES_MS = 1000

/** False in the first second of a round: a press then was meant for what the table showed before. */
export function useIsSettled(): boolean {
  const round = useRoomStore(({ model }) => model.session?.round)
  const [settled, setSettled] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(round), SETTLES_MS)
    return () => clearTimeout(timer)
  }, [round])
  return settled === round
}
