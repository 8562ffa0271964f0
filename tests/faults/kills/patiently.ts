import { setTimeout as pause } from 'node:timers/promises'

const TRIES = 10
const AGAIN_AFTER_MS = 1_000

/** Prepares something anew, as a whole, when a busy machine had no answer in time. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries === TRIES) throw error
      await pause(AGAIN_AFTER_MS)
    }
  }
}
