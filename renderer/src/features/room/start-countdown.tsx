import { useTranslation } from 'react-i18next'
import { useCountdown } from '#renderer/components/play/use-countdown.ts'
import classes from '#renderer/features/room/start-countdown.module.css'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

/** 3, 2, 1. It lies over the room and stops nobody from typing or from taking their readiness back. */
export function StartCountdown() {
  const { t } = useTranslation()
  const starting = useRoomStore(({ model }) => model.phase === 'starting')
  const countdown = useRoomStore(({ model }) => model.countdown)
  const left = useCountdown(starting ? countdown : null)
  if (!left) return null
  return (
    <div className={classes.veil} data-testid="start-countdown">
      <p className={classes.lead}>{t('room.start.startsIn')}</p>
      <p className={classes.number} key={left.seconds} role="timer">
        {Math.max(left.seconds, 1)}
      </p>
    </div>
  )
}
