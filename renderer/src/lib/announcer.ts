export type Priority = 'polite' | 'assertive'
type Say = (message: string, priority: Priority) => void

/** Screen readers drop what comes faster. */
const GAP_MS = 700

let say: Say = () => undefined
let waiting: { message: string; priority: Priority } | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let lastKey: string | undefined

function speakWaiting() {
  timer = undefined
  if (!waiting) return
  const { message, priority } = waiting
  waiting = undefined
  say(message, priority)
  timer = setTimeout(speakWaiting, GAP_MS)
}

/** The component that owns the two live regions registers here. */
export function setAnnouncerOutlet(outlet: Say): () => void {
  say = outlet
  return () => {
    say = () => undefined
  }
}

/**
 * Tells screen readers something that the eye sees anyway. At most one message in 700 ms; of several the newest wins.
 * The same `dedupeKey` twice in a row is said once.
 */
export function announce(
  message: string,
  { priority = 'polite', dedupeKey }: { priority?: Priority; dedupeKey?: string } = {},
): void {
  if (dedupeKey !== undefined && dedupeKey === lastKey) return
  lastKey = dedupeKey
  waiting = { message, priority }
  if (timer === undefined) speakWaiting()
}
