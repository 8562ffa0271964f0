import { type ReactNode, useId } from 'react'
import classes from '#renderer/components/plain-switch.module.css'

interface PlainSwitchProps {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

/** For the first screens: it spares every visit what Mantine's weighs. */
export function PlainSwitch({ label, hint, checked, onChange }: PlainSwitchProps) {
  const hintId = useId()
  return (
    <div>
      <label className={classes.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          aria-describedby={hint === undefined ? undefined : hintId}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {label}
      </label>
      {hint !== undefined && (
        <p id={hintId} className={classes.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
