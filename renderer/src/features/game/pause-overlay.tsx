import { Button } from '@mantine/core'
import { IconPlayerPauseFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNow } from '#renderer/components/play/use-now.ts'
import classes from '#renderer/features/game/pause-overlay.module.css'
import { useHostRights } from '#renderer/features/game/use-host-rights.ts'
import { clockText } from '#renderer/lib/clock-text.ts'
import { resumeGame } from '#renderer/realtime/room/room-actions.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

const secondsOf = (ms: number): number => Math.max(Math.ceil(ms / 1000), 0)

/** Covers the question only: the chat goes on while the game is paused. */
export function PauseOverlay() {
  const { t } = useTranslation()
  const pause = useRoomStore(({ model }) => model.pause)
  const rules = useHostRights()
  const now = useNow(pause !== null, 500)
  const byHost = pause?.reason === 'host'
  const why = byHost ? (rules ? 'own' : 'host') : 'players'
  return (
    <div role="status">
      {pause && (
        <div className={classes.veil} data-testid="pause">
          <IconPlayerPauseFilled size={48} aria-hidden />
          <h2 className={classes.title}>{t('game.pause.title')}</h2>
          <p className={classes.why}>{t(`game.pause.${why}`)}</p>
          <p className={classes.limit} role="timer" aria-live="off">
            {t('game.pause.limit', { time: clockText(secondsOf(pause.until - now)) })}
          </p>
          {byHost && rules && <Button onClick={() => void resumeGame()}>{t('game.pause.resume')}</Button>}
        </div>
      )}
    </div>
  )
}
