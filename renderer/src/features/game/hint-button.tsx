import { Button, Kbd } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconBulb } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { HIDDEN } from '#renderer/components/play/mask-words.ts'
import classes from '#renderer/features/game/hint-button.module.css'
import { isLate } from '#renderer/features/game/plays-from.ts'
import { useIsSettled } from '#renderer/features/game/use-is-settled.ts'
import { requestHint } from '#renderer/realtime/room/room-actions.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import { HINTS_PER_ROUND } from '#shared/constants/limits.ts'

/** Opens a letter for a quarter of the points; also Alt+H, from within the input. */
export function HintButton() {
  const { t } = useTranslation()
  const isPlayer = useRoomStore(({ model }) => model.you.role === 'player')
  const answered = useRoomStore(({ model }) => model.you.answered)
  const late = useRoomStore(({ model }) => isLate(model))
  const paused = useRoomStore(({ model }) => model.phase !== 'answering')
  const left = useRoomStore(({ model }) => Math.max(HINTS_PER_ROUND - model.you.hintsTaken, 0))
  // The last hidden letter never opens.
  const canOpen = useRoomStore(({ model }) => (model.mask ?? '').split(HIDDEN).length > 2)
  const may = isPlayer && !answered && !late && !paused && left > 0 && canOpen
  const isSettled = useIsSettled()
  const take = () => {
    if (may && isSettled) void requestHint()
  }
  useHotkeys([['alt+H', take, { usePhysicalKeys: true }]], [])
  if (!isPlayer || answered) return null
  return (
    <Button
      className={classes.hint ?? ''}
      variant="default"
      leftSection={<IconBulb size={20} aria-hidden />}
      rightSection={
        <Kbd className={classes.kbd ?? ''} aria-hidden>
          {t('game.hint.shortcut')}
        </Kbd>
      }
      disabled={!may}
      aria-disabled={!isSettled}
      aria-keyshortcuts="Alt+H"
      onMouseDown={(event) => event.preventDefault()}
      onClick={take}
      data-testid="hint"
    >
      <span className={classes.text}>
        {t('game.hint.button')}
        <small>
          <span className={classes.cost}>{t('game.hint.cost')}</span>
          <span className={classes.price}>{t('game.hint.price')}</span> ·{' '}
          {t('game.hint.left', { count: left })}
        </small>
      </span>
    </Button>
  )
}
