import { KEYHOLE } from '#renderer/components/keyhole.ts'
import classes from '#renderer/components/logo.module.css'
import { scallop } from '#renderer/components/seal-shape.ts'

const EDGE = scallop(14, 44, 2.6)

/** The wax seal with the keyhole. Decorative: the name stands beside it or on its link. */
export function LogoSeal({ size = 36 }: { size?: number }) {
  return (
    <svg className={classes.seal} width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      <path d={EDGE} className={classes.wax} />
      <circle cx="50" cy="50" r="31" className={classes.ring} />
      <path d={KEYHOLE} transform="translate(50 50) scale(1.9)" className={classes.hole} />
    </svg>
  )
}

/** Seal and name. */
export function Logo({ size = 36 }: { size?: number }) {
  return (
    <span className={classes.logo}>
      <LogoSeal size={size} />
      <span className={classes.name}>Riddle Rooms</span>
    </span>
  )
}
