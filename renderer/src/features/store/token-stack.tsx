import classes from '#renderer/features/store/token-stack.module.css'

const THICK = 11
const TOP = 22
const FOOT = 74

/** So many tokens, one on the other. */
export function TokenStack({ height }: { height: number }) {
  const tokens = Array.from({ length: height }, (_, index) => FOOT - index * THICK)
  return (
    <svg className={classes.stack} viewBox="0 0 96 88" aria-hidden="true">
      <ellipse className={classes.shade} cx="52" cy={FOOT + 4} rx="40" ry="9" />
      {tokens.map((y) => (
        <path key={y} className={classes.side} d={`M14 ${y - THICK}v${THICK}a34 8 0 0 0 68 0v-${THICK}`} />
      ))}
      <ellipse className={classes.face} cx="48" cy={FOOT - height * THICK} rx="34" ry="8" />
      <ellipse className={classes.rim} cx="48" cy={FOOT - height * THICK} rx={TOP} ry="4.5" />
    </svg>
  )
}
