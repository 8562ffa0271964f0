import classes from '#renderer/app/layouts/search-bar.module.css'
import { KEYHOLE } from '#renderer/components/keyhole.ts'

/** A lock with a spark that goes round it; it stands still when the key has been found. Decoration. */
export function SearchSeal({ ready }: { ready: boolean }) {
  return (
    <svg className={classes.seal} data-ready={ready} viewBox="-24 -24 48 48" aria-hidden="true">
      <circle className={classes.ring} r="19" />
      <path className={classes.hole} d={KEYHOLE} />
      {!ready && <circle className={classes.spark} cy="-19" r="4.5" />}
    </svg>
  )
}
