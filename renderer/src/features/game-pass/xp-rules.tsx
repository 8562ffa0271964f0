import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/game-pass/game-pass-page.module.css'
import { formatNumber } from '#renderer/lib/format.ts'
import { formatDay } from '#renderer/lib/format-date.ts'
import { serverNow } from '#renderer/lib/server-clock.ts'
import { COUNTED_ROUNDS, PASS_LEVEL_XP, PASS_XP, PASS_XP_A_DAY } from '#shared/constants/rewards.ts'
import { seasonEndAt } from '#shared/seasons.ts'

const EARNED = ['game', 'answer', 'win'] as const

/** Explains how XP are earned and when the season ends. */
export function XpRules({ season }: { season: number }) {
  const { t } = useTranslation()
  return (
    <section className={classes.card} aria-labelledby="xp-rules" data-testid="xp-rules">
      <h2 className={classes.heading} id="xp-rules">
        {t('pass.rules.title')}
      </h2>
      <dl className={classes.rules}>
        {EARNED.map((what) => (
          <div key={what}>
            <dt>{t(`pass.rules.${what}`)}</dt>
            <dd>{t('pass.rules.value', { value: PASS_XP[what] })}</dd>
          </div>
        ))}
      </dl>
      <p>{t('pass.rules.counts', { rounds: COUNTED_ROUNDS })}</p>
      <p>
        {t('pass.rules.day', { value: formatNumber(PASS_XP_A_DAY) })} {t('pass.rules.levels', PASS_LEVEL_XP)}
      </p>
      <p>{t('pass.ends', { season, date: formatDay(seasonEndAt(serverNow())) })}</p>
    </section>
  )
}
