import type { Progress, Rewards } from '#shared/protocol/parts.ts'
import type { GameResult } from '../rules/transition.ts'

/** A player gave up the seat in a game that goes on. */
export interface Leave extends Pick<GameResult, 'sessionId' | 'roomId' | 'mode' | 'matched'> {
  readonly userId: string
  /** Epoch milliseconds. */
  readonly leftAt: number
}

export interface GameResults {
  /** Stores who has left, until the game is settled with this player among the result's leavers. */
  noteLeaver(leave: Leave): Promise<void>
  /** Stores a game's result and grants its rewards: once a session, however often it is called. Throws when it fails. */
  settle(result: GameResult): Promise<Rewards>
  /** What a settled game has changed of its players' levels and ranks; a host that keeps neither leaves it out. */
  progressOf?(sessionId: string): Promise<Readonly<Record<string, Progress>>>
}
