import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/lobby/evening.module.css'
import { formatNumber } from '#renderer/lib/format.ts'
import { formatTime } from '#renderer/lib/format-date.ts'
import { currentLocale } from '#renderer/lib/i18n.ts'
import type { EveningGame } from '#shared/schemas/party.ts'

/** Every game of the evening, the latest first; opened, it shows its scores and its album. */
export function EveningGames({ games }: { games: readonly EveningGame[] }) {
  const { t } = useTranslation()
  return (
    <div>
      <h3 className={classes.caption}>{t('party.evening.played')}</h3>
      <ul className={classes.games}>
        {games.map((game) => (
          <li key={game.gameSessionId}>
            <Game game={game} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Game({ game }: { game: EveningGame }) {
  const { t } = useTranslation()
  const wonBy = game.winner
    ? t('party.evening.wonBy', { name: game.winner.username })
    : t('party.evening.nobodyWon')
  return (
    <details className={classes.game}>
      <summary>
        <span className={classes.won}>{game.isFinished ? wonBy : t('party.evening.unfinished')}</span>
        <span className={classes.when}>
          <time dateTime={game.finishedAt}>{formatTime(game.finishedAt)}</time>
          {' · '}
          {t('party.evening.rounds', { count: game.rounds })}
        </span>
        <IconChevronDown size={20} aria-hidden className={classes.arrow} />
      </summary>
      <h4>{t('party.evening.scores')}</h4>
      <ol className={classes.scores}>
        {game.scores.map(({ userId, username, score }) => (
          <li key={userId}>
            <span>{username}</span>
            <span>{formatNumber(score)}</span>
          </li>
        ))}
      </ol>
      {game.album.length > 0 && <Album game={game} />}
    </details>
  )
}

function Album({ game }: { game: EveningGame }) {
  const { t } = useTranslation()
  const names = new Map(game.scores.map(({ userId, username }) => [userId, username]))
  const namesOf = (solvedBy: EveningGame['album'][number]['solvedBy']) =>
    new Intl.ListFormat(currentLocale()).format(solvedBy.flatMap(({ userId }) => names.get(userId) ?? []))
  return (
    <>
      <h4>{t('party.evening.album')}</h4>
      <ol className={classes.album}>
        {game.album.map(({ prompt, answer, explanation, solvedBy }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rounds of a finished game do not change
          <li key={index}>
            <p className={classes.prompt}>{prompt}</p>
            <p className={classes.answer}>{answer ?? t('party.evening.untold')}</p>
            {explanation !== undefined && <p>{explanation}</p>}
            <p className={classes.solved}>
              {solvedBy.length === 0
                ? t('party.evening.unsolved')
                : t('party.evening.solvedBy', { names: namesOf(solvedBy) })}
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}
