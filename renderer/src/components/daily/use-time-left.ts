import { useEffect, useRef, useState } from 'react'
import { serverNow } from '#renderer/lib/server-clock.ts'
import { DAY_MS } from '#shared/constants/timings.ts'

const LOOK_EVERY_MS = 20_000

const timeLeftOf = (day: string): number => Math.max(Date.parse(day) + DAY_MS - serverNow(), 0)

/** Milliseconds until the next day begins; `onTurn` is called from then on, until the day is another. */
export function useTimeLeft(day: string, onTurn: () => void): number {
  const [time, setTime] = useState(() => timeLeftOf(day))
  const turn = useRef(onTurn)
  useEffect(() => {
    turn.current = onTurn
  })
  useEffect(() => {
    const look = () => {
      setTime(timeLeftOf(day))
      if (timeLeftOf(day) === 0) turn.current()
    }
    const timer = setInterval(look, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [day])
  return time
}
