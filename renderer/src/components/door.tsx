import classes from '#renderer/components/illustration.module.css'
import { Drawing } from '#renderer/components/illustration.tsx'

/** An open door with nothing but light behind it. */
export const Door = ({ width = 160 }: { width?: number }) => (
  <Drawing width={width}>
    <path className={classes.glow} d="M62 18h56v112H62z" />
    <path className={classes.fill} d="M62 18 94 30v110l-32-10z" />
    <path className={classes.stroke} d="M62 18h56v112H62zM62 18 94 30v110l-32-10z" />
    <circle className={classes.dot} cx="87" cy="86" r="3" />
    <path className={classes.stroke} d="M30 130h32m56 0h32M40 140h20m70 0h18" />
    <path className={classes.accent} d="m128 44 3 7 7 3-7 3-3 7-3-7-7-3 7-3z" />
  </Drawing>
)
