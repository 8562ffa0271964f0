import { defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core'

const OWN = new Set(['vermilion', 'saffron', 'verdigris', 'sky', 'plum', 'red'])

/**
 * Fills are light in the dark scheme and dark in the light one, so the text on them flips with the scheme; Mantine's own
 * contrast is computed once for both.
 */
export const variantColors: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input)
  const color = input.color ?? input.theme.primaryColor
  if (input.variant === 'filled' && OWN.has(color)) {
    return { ...resolved, color: 'var(--rr-on-fill)' }
  }
  // A button without a border is recognised by its text alone.
  if (input.variant === 'subtle' && OWN.has(color)) {
    return {
      ...resolved,
      // Mantine's own tint takes the text's contrast away in the light scheme.
      hover: 'var(--rr-raised)',
      color: color === 'vermilion' ? 'var(--rr-primary)' : `var(--mantine-color-${color}-text)`,
    }
  }
  return resolved
}
