import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { modeKey } from '#renderer/components/play/mode-key.ts'
import classes from '#renderer/features/profile/history-tab.module.css'
import { formatNumber } from '#renderer/lib/format.ts'
import { formatMoment } from '#renderer/lib/format-date.ts'
import { podiumTexts } from '#renderer/lib/podium-texts.ts'
import type { PlayedGame } from '#shared/schemas/played-games.ts'

const Rounds = lazyPart(
  async () => (await import('#renderer/components/album/rounds.tsx')).Rounds,
  podiumTexts,
)

const signed = (value: number): string => (value < 0 ? `−${formatNumber(-value)}` : `+${formatNumber(value)}`)

/** One game: when it was, what kind, and how it went. Its rounds are fetched when they are asked for. */
export function PlayedGameRow({ game }: { game: PlayedGame }) {
  const { t } = useTranslation()
  const [open, { toggle }] = useDisclosure(false)
  const { gameSessionId, mode, matched, at, place, players, score, rankPoints } = game
  return (
    <li className={classes.game} data-won={place === 1} data-testid="played-game">
      <strong className={classes.place}>
        {t('history.place', { count: place, of: players, ordinal: true })}
      </strong>
      <span className={classes.what}>
        <span>{mode === null ? t('history.unknownMode') : t(modeKey({ mode, matched }))}</span>
        <time dateTime={at}>{formatMoment(at)}</time>
      </span>
      <span className={classes.brought}>
        <span>{t('history.points', { count: score, value: formatNumber(score) })}</span>
        {rankPoints !== null && (
          <span data-up={rankPoints >= 0}>{t('history.rankPoints', { value: signed(rankPoints) })}</span>
        )}
      </span>
      <div className={classes.rounds}>
        <Button variant="subtle" size="compact-md" aria-expanded={open} onClick={toggle}>
          {t('history.rounds')}
        </Button>
        {open && <Rounds gameId={gameSessionId} />}
      </div>
    </li>
  )
}
