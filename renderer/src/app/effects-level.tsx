import { useEffect } from 'react'
import { useMuteKeys } from '#renderer/hooks/use-mute-keys.ts'
import { useReducedEffects } from '#renderer/hooks/use-reduced-effects.ts'

/** On every screen: lets the style sheets know how much may move, and the player say how much may be heard. */
export function EffectsLevel() {
  const reduced = useReducedEffects()
  useEffect(() => {
    document.documentElement.dataset.motion = reduced ? 'reduced' : 'full'
  }, [reduced])
  useMuteKeys()
  return null
}
