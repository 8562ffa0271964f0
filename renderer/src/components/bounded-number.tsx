import { NumberInput, type NumberInputProps } from '@mantine/core'

/** A whole number between two bounds, with buttons to step by. What is out of bounds is drawn back on leaving the field. */
export function BoundedNumber(props: NumberInputProps) {
  return <NumberInput allowDecimal={false} allowNegative={false} clampBehavior="blur" {...props} />
}
