import { SegmentedControl } from '@mantine/core'
import { useId } from 'react'
import classes from '#renderer/components/captioned-choice.module.css'

interface CaptionedChoiceProps<Value extends string> {
  label: string
  hint?: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  size?: 'xs'
}

/** A setting with a few values, side by side under its name. */
export function CaptionedChoice<Value extends string>({
  label,
  hint,
  options,
  value,
  onChange,
  size,
}: CaptionedChoiceProps<Value>) {
  const id = useId()
  return (
    <div className={classes.field}>
      <span className={classes.caption} id={`${id}-label`}>
        {label}
      </span>
      <SegmentedControl
        fullWidth
        {...(size && { size })}
        aria-labelledby={`${id}-label`}
        {...(hint !== undefined && { 'aria-describedby': `${id}-hint` })}
        value={value}
        onChange={onChange}
        data={[...options]}
      />
      {hint !== undefined && (
        <span className={classes.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  )
}
