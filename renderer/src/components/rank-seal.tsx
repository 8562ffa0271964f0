import { useTranslation } from 'react-i18next'
import { RANK_GLYPHS } from '#renderer/components/rank-glyphs.ts'
import classes from '#renderer/components/rank-seal.module.css'
import { rays, scallop } from '#renderer/components/seal-shape.ts'
import { RANKS, type Rank } from '#shared/constants/game.ts'

interface RankSealProps {
  rank: Rank
  size?: number
  /** Off where the rank's name is beside it. */
  labelled?: boolean
}

/** A wax seal that grows with the rank: more lobes, more rings, then rays. */
export function RankSeal({ rank, size = 40, labelled = false }: RankSealProps) {
  const { t } = useTranslation()
  const level = RANKS.indexOf(rank)
  const label = labelled ? { role: 'img', 'aria-label': t(`common.rank.${rank}`) } : { 'aria-hidden': true }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is decoration
    <svg
      className={classes.seal}
      data-rank={rank}
      width={size}
      height={size}
      viewBox="0 0 100 100"
      {...label}
    >
      {level >= 4 && <path d={rays(level * 6, 38, 49)} className={classes.rays} />}
      <path d={scallop(8 + level * 2, level >= 4 ? 37 : 42, 3.2 - level * 0.2)} className={classes.wax} />
      <circle cx="50" cy="50" r={level >= 4 ? 29 : 33} className={classes.ring} />
      {level >= 2 && (
        <circle
          cx="50"
          cy="50"
          r={level >= 4 ? 25.5 : 29}
          className={classes.ring}
          strokeDasharray={level >= 3 ? '2 3' : undefined}
        />
      )}
      <path
        d={RANK_GLYPHS[rank]}
        transform={`translate(50 50) scale(${level >= 4 ? 1 : 1.15})`}
        className={classes.glyph}
      />
    </svg>
  )
}
