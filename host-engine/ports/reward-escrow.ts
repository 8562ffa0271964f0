import type { Refusal } from '../rules/transition.ts'

/** Holds the reward that a room's host offers until the game is settled. */
export interface RewardEscrow {
  /** Takes it from the host's balance. Answers a refusal, or null when it is held. */
  hold(roomId: string, hostId: string, amount: number): Promise<Refusal | null>
  /** Returns it to the host of a room that could not be opened; does nothing when the room holds none. */
  release(roomId: string): Promise<void>
}
