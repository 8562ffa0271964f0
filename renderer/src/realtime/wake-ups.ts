export type OnWakeUp = (listener: () => void) => () => void

/** Calls back when the device may have a network again: it came online, or the player looked at the page. */
export function onWakeUp(listener: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') listener()
  }
  window.addEventListener('online', listener)
  document.addEventListener('visibilitychange', seen)
  return () => {
    window.removeEventListener('online', listener)
    document.removeEventListener('visibilitychange', seen)
  }
}

/** Waits, but no longer than until the device wakes up. */
export function pause(ms: number, onWakeUp: OnWakeUp): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      off()
      resolve()
    }
    const timer = setTimeout(done, ms)
    const off = onWakeUp(done)
  })
}
