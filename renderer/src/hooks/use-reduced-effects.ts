import { useReducedMotion } from '@mantine/hooks'
import { usePreferences } from '#renderer/lib/preferences.ts'

/** Whether movement is to be spared: the player's own word counts before the device's. */
export function useReducedEffects(): boolean {
  const motion = usePreferences((state) => state.motion)
  const device = useReducedMotion(false, { getInitialValueInEffect: false })
  return motion === 'system' ? device : motion === 'reduced'
}
