import { IconCheck, IconTargetArrow, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/game/answer-bar.module.css'
import type { Feedback } from '#renderer/realtime/board.ts'

const ICONS = { correct: IconCheck, close: IconTargetArrow, wrong: IconX, already_answered: IconCheck }

/** Right, close or wrong, above the input: by word and sign, not by colour alone. */
export function FeedbackChip({ feedback }: { feedback: Feedback | null }) {
  const { t } = useTranslation()
  if (!feedback) return null
  const Icon = ICONS[feedback.result]
  return (
    <p className={classes.chip} key={feedback.seq} data-result={feedback.result} data-testid="feedback">
      <Icon size={20} stroke={2.6} aria-hidden />
      {t(`game.feedback.${feedback.result}`)}
      {feedback.result === 'correct' && <b>{t('game.feedback.points', { points: feedback.points })}</b>}
    </p>
  )
}
