import { useEffect, useState } from 'react'

/** `performance.now()`, anew every `everyMs` while `running`. */
export function useNow(running: boolean, everyMs = 200): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (!running) return
    setNow(performance.now())
    const timer = setInterval(() => setNow(performance.now()), everyMs)
    return () => clearInterval(timer)
  }, [running, everyMs])
  // A countdown that begins between two ticks must not show the time of the last.
  return running ? Math.max(now, performance.now() - everyMs) : now
}
