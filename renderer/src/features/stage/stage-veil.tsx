import { IconPlayerPauseFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useCountdown } from '#renderer/components/play/use-countdown.ts'
import classes from '#renderer/features/stage/stage-veil.module.css'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

/** What lies over the scene: the countdown to the start, or a pause. */
export function StageVeil() {
  const { t } = useTranslation()
  const starts = useRoomStore(({ model }) => model.phase === 'starting')
  const pause = useRoomStore(({ model }) => model.pause)
  const left = useCountdown(useRoomStore(({ model }) => (starts ? model.countdown : null)))
  if (left) {
    return (
      <div className={classes.veil} data-testid="stage-start">
        <p className={classes.lead}>{t('stage.startsIn')}</p>
        <p className={classes.number} key={left.seconds} role="timer">
          {Math.max(left.seconds, 1)}
        </p>
      </div>
    )
  }
  if (!pause) return null
  return (
    <div className={classes.veil} role="status" data-testid="stage-pause">
      <IconPlayerPauseFilled className={classes.icon} aria-hidden />
      <p className={classes.lead}>{t('game.pause.title')}</p>
      <p className={classes.why}>{t(pause.reason === 'host' ? 'game.pause.host' : 'game.pause.players')}</p>
    </div>
  )
}
