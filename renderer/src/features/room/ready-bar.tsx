import { Button, Kbd } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconCircleCheckFilled, IconCircleDashed, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { hasHostRights } from '#renderer/components/play/host-rights.ts'
import { TutorialSpot } from '#renderer/components/tutorial/tutorial-spot.tsx'
import classes from '#renderer/features/room/ready-bar.module.css'
import { setReady, startGame } from '#renderer/realtime/room/room-actions.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import { MIN_PLAYERS } from '#shared/constants/limits.ts'
import { tutorialMove } from '#shared/constants/tutorial.ts'
import type { Room } from '#shared/schemas/room.ts'

/** Elements that use the space bar themselves. */
const OWN_SPACE = ['INPUT', 'TEXTAREA', 'SELECT', 'BUTTON', 'A']

function useLead({ players, matched }: Room, isReady: boolean): string {
  const { t } = useTranslation()
  const isStarting = useRoomStore(({ model }) => model.phase === 'starting')
  const unready = players.filter((player) => !player.isReady).length
  if (isStarting) return t('room.start.now')
  if (matched && !isReady) return t('room.match.lead')
  if (players.length < MIN_PLAYERS) return t('room.ready.alone')
  return unready > 0 ? t('room.ready.waitingFor', { count: unready }) : t('room.ready.allReady')
}

/** One's own ready switch, and the host's start. */
export function ReadyBar({ room }: { room: Room }) {
  const { t } = useTranslation()
  const me = useRoomStore(({ model }) => model.me)
  const mine = room.players.find((player) => player.userId === me)
  const isReady = mine?.isReady ?? false
  const lead = useLead(room, isReady)
  const toggle = () => {
    if (mine) void setReady(!isReady)
  }
  // An open dialog handles keys itself.
  const onSpace = ({ target }: KeyboardEvent) => {
    if (!(target instanceof Element && target.closest('[role="dialog"]'))) toggle()
  }
  useHotkeys([['space', onSpace]], OWN_SPACE)
  const rules = hasHostRights(room, me)
  return (
    <div className={classes.bar}>
      <p className={classes.lead}>{mine ? lead : t('room.ready.watching')}</p>
      <div className={classes.buttons}>
        {rules && (
          <Button
            size="md"
            variant="default"
            leftSection={<IconPlayerPlayFilled size={18} aria-hidden />}
            disabled={room.players.length < MIN_PLAYERS}
            onClick={() => void startGame()}
          >
            {t('room.start.button')}
          </Button>
        )}
        {mine && (
          <Button
            size={room.matched ? 'lg' : 'md'}
            className={classes.ready ?? ''}
            data-big={room.matched}
            color={isReady ? 'verdigris' : 'vermilion'}
            aria-pressed={isReady}
            aria-keyshortcuts="Space"
            data-testid="ready"
            leftSection={
              isReady ? (
                <IconCircleCheckFilled size={22} aria-hidden />
              ) : (
                <IconCircleDashed size={22} aria-hidden />
              )
            }
            rightSection={
              <Kbd className={classes.kbd ?? ''} aria-hidden>
                {t('room.ready.hint')}
              </Kbd>
            }
            onClick={toggle}
          >
            {t(isReady ? 'room.ready.on' : 'room.ready.off')}
          </Button>
        )}
      </div>
      <TutorialSpot from={tutorialMove('click_start_game').from} />
    </div>
  )
}
