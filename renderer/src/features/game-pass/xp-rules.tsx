import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/game-pass/game-pass-page.module.css'
import { formatNumber } from '#renderer/lib/format.ts'
import { COUNTED_ROUNDS, PASS_LEVEL_XP, PASS_XP, PASS_XP_A_DAY } from '#shared/constants/rewards.ts'

const EARNED = ['game', 'answer', 'win'] as const

/** All that there is to know about XP: nothing of it is hidden. */
export function XpRules() {
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
      <p>{t('pass.noEnd')}</p>
    </section>
  )
}
