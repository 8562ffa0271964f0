import { useEffect } from 'react'
import { useReducedEffects } from '#renderer/hooks/use-reduced-effects.ts'

/** Tells the style sheets how much motion is wanted. */
export function MotionLevel() {
  const reduced = useReducedEffects()
  useEffect(() => {
    document.documentElement.dataset.motion = reduced ? 'reduced' : 'full'
  }, [reduced])
  return null
}
