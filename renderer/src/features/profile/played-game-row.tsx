import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/profile/history-tab.module.css'
import { formatNumber } from '#renderer/lib/format.ts'
import { currentLocale } from '#renderer/lib/i18n.ts'
import type { PlayedGame } from '#shared/schemas/played-games.ts'

const signed = (value: number): string => (value < 0 ? `−${formatNumber(-value)}` : `+${formatNumber(value)}`)
const dateOf = (at: string): string =>
  new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))

/** One game: when it was, what kind, and how it went. */
export function PlayedGameRow({ game }: { game: PlayedGame }) {
  const { t } = useTranslation()
  const { mode, at, place, players, score, rankPoints } = game
  return (
    <li className={classes.game} data-won={place === 1} data-testid="played-game">
      <strong className={classes.place}>
        {t('history.place', { count: place, of: players, ordinal: true })}
      </strong>
      <span className={classes.what}>
        <span>{mode === null ? t('history.unknownMode') : t(`common.mode.${mode}`)}</span>
        <time dateTime={at}>{dateOf(at)}</time>
      </span>
      <span className={classes.brought}>
        <span>{t('history.points', { count: score, value: formatNumber(score) })}</span>
        {rankPoints !== null && (
          <span data-up={rankPoints >= 0}>{t('history.rankPoints', { value: signed(rankPoints) })}</span>
        )}
      </span>
    </li>
  )
}
