import classes from '#renderer/components/cabinet-wall.module.css'
import { KEYHOLE } from '#renderer/components/keyhole.ts'
import { RANK_GLYPHS } from '#renderer/components/rank-glyphs.ts'
import { RANKS } from '#shared/constants/game.ts'

const SIZE = 96
/** Row by row: `k` a keyhole, a digit the glyph of that rank, `*` the drawer that stands open, `.` a plain front. */
const FRONTS = ['k1.k', '.k3k', 'k*k0', '5kk.', 'k2.k', '.k6k']
const DRAWERS = FRONTS.flatMap((row, y) => [...row].map((kind, x) => ({ kind, x: x * SIZE, y: y * SIZE })))

function Front({ kind }: { kind: string }) {
  if (kind === '.') return <circle className={classes.knob} cx="48" cy="48" r="5" />
  if (kind === 'k')
    return <path className={classes.lock} d={KEYHOLE} transform="translate(48 48) scale(1.3)" />
  if (kind === '*') {
    return (
      <>
        <path className={classes.open} d="M6 6h84v84H6z" />
        <path className={classes.openLock} d={KEYHOLE} transform="translate(48 48) scale(2.4)" />
      </>
    )
  }
  const rank = RANKS[Number(kind)] ?? 'apprentice'
  return <path className={classes.glyph} d={RANK_GLYPHS[rank]} transform="translate(48 48) scale(1.15)" />
}

/** The cabinet itself: a wall of small drawers, one of them open. Decoration. */
export function CabinetWall({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 384 576" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {DRAWERS.map(({ kind, x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path className={classes.frame} d="M0 0h96v96H0z" />
          <path className={classes.panel} d="M8 8h80v80H8z" />
          <Front kind={kind} />
        </g>
      ))}
    </svg>
  )
}
