import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useState } from 'react'

interface BoundedNumberProps extends Omit<NumberInputProps, 'value' | 'onChange'> {
  value: number
  onChange: (value: number) => void
}

/**
 * A whole number between two bounds, with buttons to step by. On blur a value out of bounds is clamped, and
 * an emptied field shows the current value again.
 */
export function BoundedNumber({ value, onChange, onBlur, ...props }: BoundedNumberProps) {
  const [isEmpty, setEmpty] = useState(false)
  return (
    <NumberInput
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="blur"
      value={isEmpty ? '' : value}
      onChange={(typed) => {
        setEmpty(typeof typed !== 'number')
        if (typeof typed === 'number') onChange(typed)
      }}
      onBlur={(event) => {
        setEmpty(false)
        onBlur?.(event)
      }}
      {...props}
    />
  )
}
