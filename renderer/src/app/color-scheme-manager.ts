import type { MantineColorSchemeManager } from '@mantine/core'
import { setPreferences, usePreferences } from '#renderer/lib/preferences.ts'

/** Mantine's scheme lives among the preferences, which outlive a logout. */
export function colorSchemeManager(): MantineColorSchemeManager {
  let stop: () => void = () => undefined
  return {
    get: () => usePreferences.getState().colorScheme,
    set: (colorScheme) => setPreferences({ colorScheme }),
    subscribe: (onUpdate) => {
      stop = usePreferences.subscribe((now, before) => {
        if (now.colorScheme !== before.colorScheme) onUpdate(now.colorScheme)
      })
    },
    unsubscribe: () => stop(),
    clear: () => setPreferences({ colorScheme: 'auto' }),
  }
}
