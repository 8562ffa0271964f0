import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useState } from 'react'

interface BoundedNumberProps extends Omit<NumberInputProps, 'value' | 'onChange'> {
  value: number
  onChange: (value: number) => void
}

/**
 * A whole number between two bounds, with buttons to step by. On leaving the field, what is out of bounds is drawn back, and
 * one that was emptied shows again what still holds.
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
