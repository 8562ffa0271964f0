import classes from '#renderer/components/meter.module.css'

/** Progress in words; the bar shows the same. */
export function Meter({ label, share }: { label: string; share: number }) {
  return (
    <div className={classes.meter}>
      <div className={classes.track} aria-hidden>
        <div className={classes.fill} style={{ width: `${Math.round(share * 100)}%` }} />
      </div>
      <span className={classes.label}>{label}</span>
    </div>
  )
}
