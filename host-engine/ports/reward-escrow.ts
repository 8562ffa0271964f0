import type { Refusal } from '../rules/transition.ts'

/** What a host promises to the winner is in safe hands before anybody hears of it. What becomes of it the result tells. */
export interface RewardEscrow {
  /** Takes it from the host's balance. Answers why it may not be taken, or null. */
  hold(roomId: string, hostId: string, amount: number): Promise<Refusal | null>
  /** Returns it to the host of a room that could not be opened; does nothing when the room holds none. */
  release(roomId: string): Promise<void>
}
