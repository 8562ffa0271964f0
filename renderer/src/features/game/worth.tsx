import { useTranslation } from 'react-i18next'
import { timeLeft } from '#renderer/components/play/use-countdown.ts'
import { useNow } from '#renderer/components/play/use-now.ts'
import { isGuessing } from '#renderer/features/game/plays-from.ts'
import classes from '#renderer/features/game/stage.module.css'
import { useReducedEffects } from '#renderer/hooks/use-reduced-effects.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import type { Difficulty } from '#shared/constants/game.ts'
import { pointsFor } from '#shared/points.ts'

/** What a right answer is worth just now: it falls as the clock runs. Not announced. */
export function Worth({ difficulty }: { difficulty: Difficulty }) {
  const { t } = useTranslation()
  const { countdown, answered, you, seats } = useRoomStore(({ model }) => model)
  const guesses = useRoomStore(({ model }) => isGuessing(model))
  const everyMs = useReducedEffects() ? 1_000 : 250
  const now = useNow(countdown?.kind === 'running', everyMs)
  if (!guesses || !countdown?.durationMs) return null
  const points = pointsFor({
    difficulty,
    timeLeft: timeLeft(countdown, now).ms,
    timeGiven: countdown.durationMs,
    order: answered.length + 1,
    players: seats ?? 1,
    streak: you.streak + 1,
    hintsTaken: you.hintsTaken,
  })
  return (
    <span className={classes.worth} data-testid="worth">
      {you.streak > 1 && (
        <span className={classes.streak}>{t('game.worth.streak', { count: you.streak })}</span>
      )}
      <strong>{points}</strong> {t('game.worth.points')}
    </span>
  )
}
