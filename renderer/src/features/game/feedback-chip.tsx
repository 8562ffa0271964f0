import { IconCheck, IconTargetArrow, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/game/answer-bar.module.css'
import type { Feedback } from '#renderer/realtime/room/room-model.ts'

const ICONS = { close: IconTargetArrow, wrong: IconX, already_answered: IconCheck }

/** Close or wrong, above the input: by word and sign, not by colour alone. What is right is stamped on the card. */
export function FeedbackChip({ feedback }: { feedback: Feedback | null }) {
  const { t } = useTranslation()
  const result = feedback?.result
  const Icon = result && result !== 'correct' ? ICONS[result] : null
  return (
    <div role="status">
      {Icon && result && (
        <p className={classes.chip} key={feedback.seq} data-result={result} data-testid="feedback">
          <Icon size={20} stroke={2.6} aria-hidden />
          {t(`game.feedback.${result}`)}
        </p>
      )}
    </div>
  )
}
