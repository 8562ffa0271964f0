/** A dialog speaks of the game that has just ended. */
let held = false
let waiting: (() => void) | undefined

/** Nobody is sent to the lobby in the middle of a sentence. Answers what lets them go. */
export function holdReturn(): () => void {
  held = true
  return () => {
    held = false
    waiting?.()
    waiting = undefined
  }
}

/** At once, or as soon as nothing holds the player. */
export function whenFreeToReturn(work: () => void): void {
  if (held) waiting = work
  else work()
}
