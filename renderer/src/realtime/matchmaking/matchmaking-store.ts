import { create } from 'zustand'
import type { QueueMode, RoomMode } from '#shared/constants/game.ts'
import type { MatchmakingStatus } from '#shared/schemas/matchmaking.ts'

/** What is known of the player's place in the queue. */
export interface Search {
  modeId: QueueMode
  /** When the wait began, in `performance.now()`. */
  since: number
  position: number | null
  /** How many others search for the same; null until the server has said so. */
  others: number | null
  /** When practice opponents come, from the last time the server was asked; null where none ever do. */
  practiceInMs: number | null
  /** How much longer it will take, as the server guessed when it was last asked. */
  estimateMs: number | null
  /** The last poll failed. */
  silent: boolean
}

interface MatchmakingState {
  /** The in-matchmaking flag: while it is set the server is asked how things stand. */
  search: Search | null
  /** The start request is running. */
  starting: boolean
  /** Until when, in `Date.now()`, the player is banned from ranked; shown once, then cleared. */
  rankedBanUntil: number | null
}

export const useMatchmaking = create<MatchmakingState>()(() => ({
  search: null,
  starting: false,
  rankedBanUntil: null,
}))
export const setMatchmaking = (changes: Partial<MatchmakingState>): void => useMatchmaking.setState(changes)

export const currentSearch = (): Search | null => useMatchmaking.getState().search
export const endSearch = (): void => setMatchmaking({ search: null })

const QUEUE_OF: Readonly<Record<RoomMode, QueueMode | null>> = {
  quick: 'quick_match',
  private: null,
  ranked: 'ranked',
}
export const queueOf = (mode: RoomMode): QueueMode | null => QUEUE_OF[mode]

/** Sets the search, with what is known of it. */
export function beginSearch(modeId: QueueMode, status: Omit<MatchmakingStatus, 'isInQueue'> = {}): void {
  const {
    waitedMs = 0,
    position = null,
    others = null,
    practiceInMs = null,
    estimatedWaitTime = null,
  } = status
  const since = performance.now() - waitedMs
  setMatchmaking({
    search: { modeId, since, position, others, practiceInMs, estimateMs: estimatedWaitTime, silent: false },
  })
}
