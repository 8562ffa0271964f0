import type { ComponentProps, ReactNode } from 'react'
import classes from '#renderer/components/count-button.module.css'

interface CountButtonProps extends ComponentProps<'button'> {
  /** Says the count, too. */
  label: string
  icon: ReactNode
  /** How much waits behind it. */
  count: number
}

/** A button of the header with a number at its corner. */
export function CountButton({ label, icon, count, ...button }: CountButtonProps) {
  return (
    <button type="button" aria-haspopup="dialog" {...button} className={classes.button} aria-label={label}>
      {icon}
      {count > 0 && (
        <span className={classes.count} aria-hidden>
          {count}
        </span>
      )}
    </button>
  )
}
