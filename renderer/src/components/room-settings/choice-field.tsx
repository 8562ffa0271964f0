import { SegmentedControl } from '@mantine/core'
import { useId } from 'react'
import classes from '#renderer/components/room-settings/choice-field.module.css'

interface ChoiceFieldProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  /** Explains the chosen option. */
  hint: string
}

/** A choice among a few options side by side. The hint below follows the choice. */
export function ChoiceField<Value extends string>({
  label,
  options,
  value,
  onChange,
  hint,
}: ChoiceFieldProps<Value>) {
  const id = useId()
  return (
    <div className={classes.field}>
      <p className={classes.label} id={`${id}-label`}>
        {label}
      </p>
      <SegmentedControl
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        fullWidth
        value={value}
        onChange={onChange}
        data={[...options]}
      />
      <p className={classes.hint} id={`${id}-hint`} aria-live="polite">
        {hint}
      </p>
    </div>
  )
}
