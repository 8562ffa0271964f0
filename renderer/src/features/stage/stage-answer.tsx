import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/stage/stage-answer.module.css'
import { StageRanking } from '#renderer/features/stage/stage-ranking.tsx'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import type { RoundEnded } from '#shared/protocol/parts.ts'

const LONG_ANSWER = 18
const LONG_WHY = 260

/** What it was, and how the ranking moves. */
export function StageAnswer({ lastRound }: { lastRound: RoundEnded }) {
  const { t } = useTranslation()
  const settles = useRoomStore(({ model }) => model.phase === 'settling')
  const lang = useRoomStore(({ model }) => (model.quiz?.language === 'italian' ? 'it' : 'en'))
  const { answer, explanation } = lastRound
  return (
    <div className={classes.answer} data-testid="stage-answer">
      <section className={classes.what}>
        <p className={classes.label}>{t('game.reveal.heading')}</p>
        {answer === null ? (
          <h2 className={classes.untold}>{t('stage.untold')}</h2>
        ) : (
          <h2 className={classes.word} data-long={answer.length > LONG_ANSWER} lang={lang}>
            {answer}
          </h2>
        )}
        {explanation && (
          <p className={classes.why} data-long={explanation.length > LONG_WHY} lang={lang}>
            {explanation}
          </p>
        )}
        {settles && <p className={classes.label}>{t('stage.settling')}</p>}
      </section>
      <StageRanking />
    </div>
  )
}
