import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Difficulty } from '#renderer/components/difficulty.tsx'
import { RankSeal } from '#renderer/components/rank-seal.tsx'
import classes from '#renderer/features/ranks/ladder.module.css'
import { formatNumber } from '#renderer/lib/format.ts'
import { rankStep } from '#renderer/lib/rank-progress.ts'
import { RANKS, type Rank } from '#shared/constants/game.ts'
import { RANK_DIFFICULTY, RANK_POINTS } from '#shared/constants/ranks.ts'

const TOP_DOWN = RANKS.toReversed()

const stateOf = (rung: Rank, own: Rank | null): 'above' | 'here' | 'below' => {
  const step = own === null ? 1 : rankStep(own, rung)
  return step > 0 ? 'above' : step === 0 ? 'here' : 'below'
}

/** The seven ranks, the highest on top: what each takes, and how hard its riddles are. */
export function Ladder({ rank }: { rank: Rank | null }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="ladder">
      <h2 className={classes.heading} id="ladder">
        {t('ranks.ladder.title')}
      </h2>
      <ol className={classes.ladder} reversed>
        {TOP_DOWN.map((rung) => {
          const state = stateOf(rung, rank)
          return (
            <li
              key={rung}
              className={classes.rung}
              data-state={state}
              aria-current={state === 'here' ? 'step' : undefined}
            >
              <span className={classes.seal}>
                <RankSeal rank={rung} size={48} />
              </span>
              <span className={classes.words}>
                <strong>{t(`common.rank.${rung}`)}</strong>
                <small>{t('ranks.ladder.from', { points: formatNumber(RANK_POINTS[rung]) })}</small>
              </span>
              <span className={classes.side}>
                <Difficulty level={RANK_DIFFICULTY[rung]} />
                {state === 'here' && <b className={classes.here}>{t('ranks.ladder.here')}</b>}
                {state === 'below' && (
                  <IconCheck
                    className={classes.reached}
                    size={20}
                    stroke={3}
                    role="img"
                    aria-label={t('ranks.ladder.reached')}
                  />
                )}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
