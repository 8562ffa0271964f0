import classes from '#renderer/components/illustration.module.css'
import { Drawing } from '#renderer/components/illustration.tsx'

/** A moth on torn paper: the page that is not there. */
export const Moth = () => (
  <Drawing width={220}>
    <g transform="translate(5)">
      <path className={classes.paper} d="M30 22h76l34 30v86l-14-8-16 10-18-9-20 9-16-10-26 8z" />
      <path
        className={classes.stroke}
        d="M30 22h76l34 30v86l-14-8-16 10-18-9-20 9-16-10-26 8zM106 22v30h34"
      />
      <path
        className={classes.accent}
        d="M84 66c8-14 34-16 34 2S98 92 88 90c12 4 16 16 8 22s-12-4-12-14c0 10-4 20-12 14s-4-18 8-22c-10 2-30-4-30-22s26-16 34-2z"
      />
      <path className={classes.stroke} d="M84 66v34m0-34-8-14m8 14 8-14" />
    </g>
  </Drawing>
)
