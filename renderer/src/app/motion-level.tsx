import { useEffect } from 'react'
import { useReducedEffects } from '#renderer/hooks/use-reduced-effects.ts'

/** Lets the style sheets know how much may move. */
export function MotionLevel() {
  const reduced = useReducedEffects()
  useEffect(() => {
    document.documentElement.dataset.motion = reduced ? 'reduced' : 'full'
  }, [reduced])
  return null
}
