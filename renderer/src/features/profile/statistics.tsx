import {
  type Icon,
  IconBook2,
  IconMedal,
  IconPercentage,
  IconPlayCard,
  IconStar,
  IconTrophy,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Meter } from '#renderer/components/meter.tsx'
import { formatPercent } from '#renderer/features/profile/format-stats.ts'
import classes from '#renderer/features/profile/statistics.module.css'
import { formatNumber } from '#renderer/lib/format.ts'
import type { PlayerStats } from '#shared/schemas/user.ts'

interface DrawerProps {
  icon: Icon
  name: string
  value: string
  hint?: string
}

/** A front of the cabinet with a figure in it. */
function Drawer({ icon: Icon, name, value, hint }: DrawerProps) {
  return (
    <div className={classes.drawer}>
      <Icon className={classes.icon ?? ''} size={24} stroke={1.7} aria-hidden />
      <dt>
        {name}
        {hint !== undefined && <span className={classes.hint}>{hint}</span>}
      </dt>
      <dd>{value}</dd>
    </div>
  )
}

/** What the games so far have brought. */
export function Statistics({ stats }: { stats: PlayerStats }) {
  const { t } = useTranslation()
  const { level, globalRank } = stats
  const place =
    globalRank === null
      ? t('profile.stats.unplaced')
      : t('profile.stats.place', { n: formatNumber(globalRank) })
  return (
    <section className={classes.cabinet} aria-label={t('profile.stats.title')} data-testid="statistics">
      <div className={classes.level}>
        <h2 className={classes.levelName}>{t('profile.stats.level', { n: formatNumber(level) })}</h2>
        <Meter
          label={t('profile.stats.toLevel', {
            percent: formatPercent(stats.levelProgress),
            n: formatNumber(level + 1),
          })}
          share={stats.levelProgress}
        />
      </div>
      <dl className={classes.drawers}>
        <Drawer icon={IconPlayCard} name={t('profile.stats.games')} value={formatNumber(stats.games)} />
        <Drawer icon={IconTrophy} name={t('profile.stats.wins')} value={formatNumber(stats.wins)} />
        <Drawer
          icon={IconPercentage}
          name={t('profile.stats.winRate')}
          value={formatPercent(stats.winRate)}
        />
        <Drawer
          icon={IconStar}
          name={t('profile.stats.stars')}
          hint={t('profile.stats.starsHint')}
          value={formatNumber(stats.stars)}
        />
        <Drawer icon={IconMedal} name={t('profile.stats.globalRank')} value={place} />
        <Drawer
          icon={IconBook2}
          name={t('profile.stats.totalWords')}
          value={formatNumber(stats.totalWords)}
        />
      </dl>
    </section>
  )
}
