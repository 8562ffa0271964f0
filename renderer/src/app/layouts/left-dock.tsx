import { Button, CloseButton } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/app/layouts/left-dock.module.css'
import { useJoinBlock } from '#renderer/components/play/use-join-block.ts'
import { goTo } from '#renderer/lib/navigation.ts'
import { type LeftRoom, setRoom, useRoomStore } from '#renderer/realtime/room/room-store.ts'

const forget = () => setRoom({ left: null })

/** Along the lower edge after a room was left: nothing above it moves. */
export function LeftDock() {
  const left = useRoomStore((state) => state.left)
  return left && <LeftBar key={left.until} left={left} />
}

function LeftBar({ left: { until, back } }: { left: LeftRoom }) {
  const { t } = useTranslation()
  const seconds = useJoinBlock(until)
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver && back === null) forget()
  }, [isOver, back])
  return (
    <section className={classes.bar} aria-label={t('realtime.leftLabel')} data-testid="left-bar">
      <p className={classes.words}>
        {isOver ? t('realtime.mayJoin') : t('realtime.justLeft', { count: seconds })}
      </p>
      {back && (
        <Button
          size="sm"
          className={classes.back ?? ''}
          disabled={!isOver}
          onClick={() => {
            forget()
            goTo(`/room/${back.roomId}`)
          }}
        >
          {t('realtime.backTo', { room: back.name })}
        </Button>
      )}
      <CloseButton
        aria-label={t('common.actions.close')}
        onClick={() => {
          forget()
          // The focus must not fall out of the page with the button that had it.
          document.querySelector<HTMLElement>('#content')?.focus()
        }}
      />
    </section>
  )
}
