import type { RankedEnd, RankedEntry } from './ranked-game.ts'

/** An entry as it is kept, with what the game did with it. */
export interface StoredEntry extends RankedEntry {
  readonly gameId: string
  readonly season: number
  readonly outcome: RankedEnd
  readonly finishedAt: number
  /** Points that the game gave. */
  readonly gained: number
  readonly cheated: boolean
  /** What was given back since, or taken. */
  readonly returned: { readonly points: number; readonly mu: number }
}
