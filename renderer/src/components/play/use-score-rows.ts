import { useMemo } from 'react'
import { scoreRows } from '#renderer/components/play/score-rows.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import type { Score } from '#shared/schemas/game.ts'

const NONE: readonly Score[] = []

/** The scores as they stand, or as they stood at the end. */
export function useScoreRows() {
  const scores = useRoomStore(({ model }) => model.session?.scores ?? NONE)
  const winnerId = useRoomStore(({ model }) => model.result?.winner?.userId ?? null)
  const players = useRoomStore(({ model }) => model.room?.players)
  const avatars = useRoomStore(({ model }) => model.avatars)
  const kinds = useRoomStore(({ model }) => model.kinds)
  const answered = useRoomStore(({ model }) => model.answered)
  const me = useRoomStore(({ model }) => model.me)
  return useMemo(
    () => scoreRows({ scores, winnerId, players: players ?? [], avatars, kinds, answered, me }),
    [scores, winnerId, players, avatars, kinds, answered, me],
  )
}
