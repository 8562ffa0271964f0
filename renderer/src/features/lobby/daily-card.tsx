import { IconChevronRight, IconFlame } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import classes from '#renderer/features/lobby/daily-card.module.css'
import { currentLanguage } from '#renderer/lib/i18n.ts'
import { fetchDaily } from '#renderer/session/daily.ts'

/** The way to the riddle of the day, with the streak. It opens the page even while nothing is known of it. */
export function DailyCard() {
  const { t } = useTranslation()
  const language = currentLanguage()
  const { data } = useQuery({
    queryKey: ['daily', language],
    queryFn: () => fetchDaily(language),
    staleTime: 0,
  })
  return (
    <Link to="/daily" className={classes.card} data-testid="daily-card">
      <span className={classes.words}>
        <strong>{t('daily.title')}</strong>
        <span>{t(data?.daily.done ? 'daily.card.done' : 'daily.card.open')}</span>
        {data && data.streak > 0 && (
          <span className={classes.streak}>
            <IconFlame size={18} aria-hidden />
            {t('daily.streak', { count: data.streak })}
          </span>
        )}
      </span>
      <IconChevronRight size={20} aria-hidden />
    </Link>
  )
}
