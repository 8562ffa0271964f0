import type { Rewards } from '#shared/protocol/parts.ts'
import type { GameResult } from '../rules/transition.ts'

/** Somebody gave up their seat in a game that goes on. */
export interface Leave extends Pick<GameResult, 'sessionId' | 'roomId' | 'mode' | 'matched'> {
  readonly userId: string
  /** Epoch milliseconds. */
  readonly leftAt: number
}

export interface GameResults {
  /** Keeps in mind who has left until the game is settled; whoever left is among the result's leavers then. */
  noteLeaver(leave: Leave): Promise<void>
  /** Keeps a game's result and grants what it earns, once a session however often it is called. Throws when it could not. */
  settle(result: GameResult): Promise<Rewards>
}
