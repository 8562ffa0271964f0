import { useReducedMotion } from '@mantine/hooks'
import { usePreferences } from '#renderer/lib/preferences.ts'

/** Whether to reduce motion: the player's setting comes before the device's. */
export function useReducedEffects(): boolean {
  const motion = usePreferences((state) => state.motion)
  const device = useReducedMotion(false, { getInitialValueInEffect: false })
  return motion === 'system' ? device : motion === 'reduced'
}
