import { useEffect, useState } from 'react'

const secondsUntil = (at: number): number => Math.max(Math.ceil((at - performance.now()) / 1000), 0)

/** Whole seconds until an instant of `performance.now()`; drawn anew when they change, and no more once it has come. */
export function useSecondsUntil(at: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(at))
  useEffect(() => {
    setSeconds(secondsUntil(at))
    const timer = setInterval(() => {
      const left = secondsUntil(at)
      setSeconds(left)
      if (left === 0) clearInterval(timer)
    }, 200)
    return () => clearInterval(timer)
  }, [at])
  return seconds
}
