import type { Updates } from './updates.ts'

/** Somebody plays while the page is in a room, or others may be at the party on this computer: then nothing is updated. */
export function createPlayWatch(updates: Pick<Updates, 'setPlaying'>) {
  const reasons = { page: false, party: false }
  return (reason: keyof typeof reasons, playing: boolean): void => {
    reasons[reason] = playing
    // Not awaited: what is caught up on after a game may take minutes.
    void updates.setPlaying(reasons.page || reasons.party)
  }
}
