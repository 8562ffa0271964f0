import { IconBolt, IconKey, IconTrophy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { RankSeal } from '#renderer/components/rank-seal.tsx'
import classes from '#renderer/features/landing/mode-cards.module.css'
import { RANKS } from '#shared/constants/game.ts'

const DOORS = [
  { mode: 'quick', Icon: IconBolt },
  { mode: 'private', Icon: IconKey },
  { mode: 'ranked', Icon: IconTrophy },
] as const

export function ModeCards() {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="modes-title">
      <h2 id="modes-title" className={classes.title}>
        {t('landing.modes.title')}
      </h2>
      <ul className={classes.cards}>
        {DOORS.map(({ mode, Icon }) => (
          <li key={mode} className={classes.card} data-mode={mode}>
            <Icon size={40} stroke={1.5} aria-hidden />
            <h3>{t(`landing.modes.${mode}.title`)}</h3>
            <p>{t(`landing.modes.${mode}.body`)}</p>
            {mode === 'ranked' && (
              <div className={classes.seals}>
                {RANKS.map((rank) => (
                  <RankSeal key={rank} rank={rank} size={34} labelled />
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
