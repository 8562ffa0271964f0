export type Priority = 'polite' | 'assertive'
export interface Announcement {
  message: string
  priority: Priority
}
/** `null` clears what was said. */
type Say = (announcement: Announcement | null) => void

/** Screen readers drop what comes faster. */
const GAP_MS = 700
/** By then screen readers have read it; a reader who moves through the page finds no old lines. */
const CLEAR_MS = 1_000

let say: Say = () => undefined
let waiting: Announcement | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let clearing: ReturnType<typeof setTimeout> | undefined
let lastKey: string | undefined

function speakWaiting() {
  timer = undefined
  if (!waiting) return
  const next = waiting
  waiting = undefined
  say(next)
  clearTimeout(clearing)
  clearing = setTimeout(() => say(null), CLEAR_MS)
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
 * Announces to screen readers what the screen shows anyway. At most one message in 700 ms; of several the newest wins.
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
