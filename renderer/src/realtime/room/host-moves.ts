import { create } from 'zustand'
import { HOST_MOVE_GAP_MS } from '#shared/constants/timings.ts'
import { requestOrNotify } from './active-connection.ts'

/** From when on the server takes the host's next move of a round, in `performance.now()` (GAME-48). */
export const useNextMove = create<{ at: number }>(() => ({ at: 0 }))

/** Ends the round or begins the next. */
export async function moveRound(name: 'end_round' | 'start_next_round', gameSessionId: string) {
  const moved = await requestOrNotify(name, { gameSessionId })
  if (moved) useNextMove.setState({ at: performance.now() + HOST_MOVE_GAP_MS })
  return moved
}
