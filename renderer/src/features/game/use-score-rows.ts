import { useMemo } from 'react'
import { scoreRows } from '#renderer/features/game/score-rows.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import type { Score } from '#shared/schemas/game.ts'

const NONE: readonly Score[] = []

/** The scores as they stand, or as they stood at the end. */
export function useScoreRows() {
  const scores = useRoomStore(({ board }) => board.session?.scores ?? NONE)
  const winnerId = useRoomStore(({ board }) => board.result?.winner?.userId ?? null)
  const players = useRoomStore(({ board }) => board.room?.players)
  const avatars = useRoomStore(({ board }) => board.avatars)
  const answered = useRoomStore(({ board }) => board.answered)
  const me = useRoomStore(({ board }) => board.me)
  return useMemo(
    () => scoreRows({ scores, winnerId, players: players ?? [], avatars, answered, me }),
    [scores, winnerId, players, avatars, answered, me],
  )
}
