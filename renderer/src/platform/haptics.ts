type HapticStrength = 'light' | 'medium' | 'heavy'

const MILLISECONDS: Record<HapticStrength, number> = { light: 10, medium: 20, heavy: 40 }

/** Felt where the device can vibrate and the system lets it; nothing happens elsewhere. Native apps only. */
export const haptic = (strength: HapticStrength): void => {
  // Not there in every engine.
  navigator.vibrate?.(MILLISECONDS[strength])
}
