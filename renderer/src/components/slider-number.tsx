import { Input, Slider } from '@mantine/core'
import { useId } from 'react'
import { BoundedNumber } from '#renderer/components/bounded-number.tsx'
import classes from '#renderer/components/slider-number.module.css'

interface SliderNumberProps {
  label: string
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  step?: number
  error?: string | undefined
}

/** A number to drag and to type: neither way is the only one. */
export function SliderNumber({ label, value, onChange, min, max, step = 1, error }: SliderNumberProps) {
  const id = useId()
  return (
    <Input.Wrapper
      className={classes.field ?? ''}
      label={label}
      labelProps={{ htmlFor: id }}
      errorProps={{ id: `${id}-error` }}
      error={error}
    >
      <div className={classes.row}>
        <Slider
          className={classes.slider}
          thumbLabel={label}
          label={null}
          value={value}
          onChange={onChange}
          min={min}
          max={max}
          step={step}
        />
        <BoundedNumber
          id={id}
          className={classes.number}
          value={value}
          onChange={onChange}
          min={min}
          max={max}
          step={step}
          error={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
      </div>
    </Input.Wrapper>
  )
}
