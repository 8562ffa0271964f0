import { useMemo } from 'react'
import { scoreRows } from '#renderer/features/game/score-rows.ts'
import { useRoomStore } from '#renderer/realtime/room-store.ts'
import type { Score } from '#shared/schemas/game.ts'

const NONE: readonly Score[] = []

export function useScoreRows() {
  const scores = useRoomStore(({ board }) => board.session?.scores ?? NONE)
  const players = useRoomStore(({ board }) => board.room?.players)
  const answered = useRoomStore(({ board }) => board.answered)
  const me = useRoomStore(({ board }) => board.me)
  return useMemo(
    () => scoreRows({ scores, players: players ?? [], answered, me }),
    [scores, players, answered, me],
  )
}
