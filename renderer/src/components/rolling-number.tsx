import { useEffect, useRef, useState } from 'react'
import classes from '#renderer/components/rolling-number.module.css'
import { useReducedEffects } from '#renderer/hooks/use-reduced-effects.ts'

const ROLL_MS = 800

/** Counts to where the value has changed, slower towards the end; at once where effects are reduced. */
function useRolling(value: number, from: number): number {
  const isCalm = useReducedEffects()
  const [shown, setShown] = useState(from)
  const last = useRef(from)
  useEffect(() => {
    const start = last.current
    const show = (next: number) => {
      last.current = next
      setShown(next)
    }
    if (isCalm || start === value) return show(value)
    let begun: number | undefined
    const step = (now: number) => {
      begun ??= now
      const left = 1 - Math.min((now - begun) / ROLL_MS, 1)
      show(Math.round(value - (value - start) * left ** 3))
      if (left > 0) frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [value, isCalm])
  return shown
}

interface RollingNumberProps {
  value: number
  /** Where it begins to count when it is first shown; left out, it stands. */
  from?: number
  text: (value: number) => string
}

/** A number with its words. While it counts, the text that it comes to stands there unseen: it gives the width, and is what is read. */
export function RollingNumber({ value, from = value, text }: RollingNumberProps) {
  const shown = useRolling(value, from)
  return (
    <span className={classes.rolling} data-shown={shown === value ? undefined : text(shown)}>
      {text(value)}
    </span>
  )
}
