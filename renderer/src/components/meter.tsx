import type { CSSProperties } from 'react'
import classes from '#renderer/components/meter.module.css'

/** Where a bar was before; it goes over a border upwards (1), downwards (-1), or over none. */
export interface MeterStart {
  share: number
  step: number
}

const percent = (share: number) => `${Math.round(share * 100)}%`

interface MeterProps {
  label: string
  share: number
  /** Moves the bar from there as it appears. */
  from?: MeterStart | undefined
}

/** Progress in words; the bar shows the same. */
export function Meter({ label, share, from }: MeterProps) {
  const start: CSSProperties & Record<'--from', string> = { '--from': percent(from?.share ?? share) }
  return (
    <div className={classes.meter}>
      <div className={classes.track} aria-hidden>
        <div
          className={classes.fill}
          data-step={from && Math.sign(from.step)}
          style={{ ...start, width: percent(share) }}
        />
      </div>
      <span className={classes.label}>{label}</span>
    </div>
  )
}
