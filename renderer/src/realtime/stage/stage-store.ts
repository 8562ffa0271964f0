import { create } from 'zustand'
import type { Score } from '#shared/schemas/game.ts'

/** What stands between a big screen and its room. */
export type StageTrouble =
  /** Cut off, or not reached; what was shown last still stands. */
  | 'lost'
  /** The code opens no room now: it has closed, or has yet to open. */
  | 'no_room'
  /** Only the host may put this room on a screen. */
  | 'password'
  /** The room has as many screens as it may. */
  | 'full'

export interface StageState {
  /** The code of the room that is shown, or looked for. */
  code: string
  isConnected: boolean
  trouble: StageTrouble | null
  /** The ranking as it stood before the round that runs, or ran last. */
  before: readonly Score[]
  /** An answer was told just now: it stands for a while, also where the podium comes at once. */
  holdsAnswer: boolean
}

export const useStage = create<StageState>()(() => ({
  code: '',
  isConnected: false,
  trouble: null,
  before: [],
  holdsAnswer: false,
}))
export const setStage = (changes: Partial<StageState>): void => useStage.setState(changes)
