const MESSAGES_PER_SECOND = 20
const MESSAGES_AT_ONCE = 60

/** A token bucket for one connection, limiting the rate of messages and their bursts. */
export function createFloodGate(now: () => number = Date.now): () => boolean {
  let tokens = MESSAGES_AT_ONCE
  let at = now()
  return () => {
    const passed = now() - at
    at += passed
    tokens = Math.min(MESSAGES_AT_ONCE, tokens + (passed / 1000) * MESSAGES_PER_SECOND)
    if (tokens < 1) return false
    tokens -= 1
    return true
  }
}
