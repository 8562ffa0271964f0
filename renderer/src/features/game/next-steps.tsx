import { Button } from '@mantine/core'
import { IconDoorExit, IconRefresh } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCountdown } from '#renderer/components/play/use-countdown.ts'
import { SearchButton } from '#renderer/components/search-button.tsx'
import classes from '#renderer/features/game/game-over.module.css'
import { RematchBanner } from '#renderer/features/game/rematch-banner.tsx'
import { queueOf, useMatchmaking } from '#renderer/realtime/matchmaking/matchmaking-store.ts'
import { rematch } from '#renderer/realtime/room/room-actions.ts'
import { goHome } from '#renderer/realtime/room/room-endings.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

/** Another game with the same people or with others, or none. */
export function NextSteps() {
  const { t } = useTranslation()
  const isSpectator = useRoomStore(({ model }) => model.you.role === 'spectator')
  const queue = useRoomStore(({ model: { room } }) => (room?.matched ? queueOf(room.mode) : null))
  const wanted = useRoomStore(({ model }) => model.rematch !== null)
  const countdown = useRoomStore(({ model }) => model.countdown)
  const left = useCountdown(countdown)
  const [asked, setAsked] = useState(false)
  const searches = useMatchmaking(({ search }) => search !== null)
  // The next search starts from the lobby; a player whose search is refused stays here.
  useEffect(() => {
    if (searches) goHome()
  }, [searches])
  const again = async () => {
    setAsked(true)
    if (!(await rematch())) setAsked(false)
  }
  const isRanked = queue === 'ranked'
  return (
    <>
      <RematchBanner asked={asked} onJoin={() => void again()} />
      <div className={classes.steps}>
        {!isSpectator && !isRanked && !wanted && (
          <Button
            size="md"
            loading={asked}
            leftSection={<IconRefresh size={20} aria-hidden />}
            onClick={() => void again()}
          >
            {t('game.finished.rematch')}
          </Button>
        )}
        {!isSpectator && queue && (
          <SearchButton
            modeId={queue}
            size="md"
            {...(isRanked ? {} : { variant: 'default' })}
            leftSection={<IconRefresh size={20} aria-hidden />}
          >
            {t('game.finished.next')}
          </SearchButton>
        )}
        <Button
          size="md"
          variant="default"
          leftSection={<IconDoorExit size={20} aria-hidden />}
          onClick={goHome}
        >
          {t('game.finished.toLobby')}
        </Button>
        <p className={classes.returning}>
          {asked
            ? t('game.finished.rematchAsked')
            : left && t('game.finished.returning', { count: left.seconds })}
        </p>
      </div>
    </>
  )
}
