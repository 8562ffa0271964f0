import { useTranslation } from 'react-i18next'
import { CountRing } from '#renderer/components/play/count-ring.tsx'
import { useCountdown } from '#renderer/components/play/use-countdown.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

/** The round's clock. Readers are told at 30, 10 and 5 seconds only. */
export function TimerRing() {
  const { t } = useTranslation()
  const runs = useRoomStore(
    ({ model }) =>
      model.phase === 'answering' || (model.phase === 'paused' && model.pause?.of === 'answering'),
  )
  const countdown = useRoomStore(({ model }) => model.countdown)
  const left = useCountdown(runs ? countdown : null)
  return (
    <CountRing
      left={left}
      label={left ? t('game.timer.left', { count: left.seconds }) : t('game.timer.label')}
    />
  )
}
