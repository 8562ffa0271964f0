import type { Rewards } from '#shared/protocol/parts.ts'
import type { GameResult } from '../rules/turn.ts'

export interface GameResults {
  /** Keeps a game's result and grants what it earns, once a session however often it is called. Throws when it could not. */
  settle(result: GameResult): Promise<Rewards>
}
