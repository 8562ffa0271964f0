import { useTranslation } from 'react-i18next'
import { Difficulty } from '#renderer/components/difficulty.tsx'
import { bringsQuizzes, playedQuizzes } from '#renderer/components/quiz-source/quiz-choice.ts'
import { roundSeconds } from '#renderer/components/room-settings/room-rules.ts'
import {
  isPresenter,
  type LobbyForm,
  minutesOf,
  rewardOf,
} from '#renderer/features/create-lobby/lobby-form.ts'
import classes from '#renderer/features/create-lobby/summary-card.module.css'
import { formatNumber } from '#renderer/lib/format.ts'
import { knowsAccounts } from '#renderer/session/account.ts'

/** The room as a sentence: what one reads before one presses the button. */
export function SummaryCard({ form }: { form: LobbyForm }) {
  const { t } = useTranslation()
  const seconds = formatNumber(roundSeconds(form))
  const rounds = t('createLobby.summary.rounds', { count: form.rounds, seconds })
  const quizzes = bringsQuizzes(form)
    ? t('createLobby.summary.own', { count: playedQuizzes(form).length })
    : t(`createLobby.summary.byDifficulty.${form.difficulty}`)
  const language = t(`createLobby.summary.inLanguage.${form.language}`)
  return (
    <section className={classes.card} aria-labelledby="summary-title" data-testid="summary">
      <h2 id="summary-title" className={classes.title}>
        {t('createLobby.summary.title')}
      </h2>
      <p className={classes.name}>{form.roomName || '…'}</p>
      <p className={classes.sentence}>
        {t('createLobby.summary.sentence', { players: form.maxPlayers, rounds, quizzes, language })}
        {form.timeFactor !== 1 && ` ${t('createLobby.summary.relaxedTimers')}`}
        {form.strictness !== 'normal' && ` ${t(`createLobby.summary.judge.${form.strictness}`)}`}
      </p>
      {!bringsQuizzes(form) && <Difficulty level={form.difficulty} />}
      <ul className={classes.facts}>
        <li>{t(form.listed ? 'createLobby.summary.listed' : 'createLobby.summary.byCode')}</li>
        {!bringsQuizzes(form) && form.category !== 'any' && (
          <li>{t('createLobby.summary.about', { category: t(`quizCategories.${form.category}`) })}</li>
        )}
        {form.password !== '' && <li>{t('createLobby.summary.password')}</li>}
        {isPresenter(form) && <li>{t('createLobby.summary.presenter')}</li>}
        <li>
          {t(form.allowSpectators ? 'createLobby.summary.spectators' : 'createLobby.summary.noSpectators')}
        </li>
        {knowsAccounts() && (
          <li>{t(form.guests ? 'createLobby.summary.guests' : 'createLobby.summary.noGuests')}</li>
        )}
        {rewardOf(form) > 0 && (
          <li>{t('createLobby.summary.reward', { reward: formatNumber(rewardOf(form)) })}</li>
        )}
        <li>{t('createLobby.summary.length', { count: minutesOf(form) })}</li>
      </ul>
    </section>
  )
}
