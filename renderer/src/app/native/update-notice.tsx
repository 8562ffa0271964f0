import { Button, Group, Paper, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/app/native/update-notice.module.css'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import type { DesktopApi } from '#shared/desktop/desktop-api.ts'
import type { UpdateState } from '#shared/desktop/ipc.ts'

interface NoticeProps {
  desktop: DesktopApi
  update: UpdateState
}

/** Offers the restart into a new version that is here, never during a game. */
export function UpdateNotice({ desktop, update }: NoticeProps) {
  const { t } = useTranslation()
  const [putOff, setPutOff] = useState<string | null>(null)
  const isPlaying = useRoomStore(({ roomId }) => roomId !== null)
  const isOffered = update.kind === 'ready' && update.version !== putOff && !isPlaying
  return (
    <section className={classes.place} aria-label={t('desktop.update.label')} hidden={!isOffered}>
      {isOffered && (
        <Paper className={classes.card} p="md">
          <Text role="status">{t('desktop.update.ready', { version: update.version })}</Text>
          <Group gap="xs" mt="xs">
            <Button size="sm" onClick={() => void desktop.updates.install()}>
              {t('desktop.update.restart')}
            </Button>
            <Button size="sm" variant="default" onClick={() => setPutOff(update.version)}>
              {t('desktop.update.later')}
            </Button>
          </Group>
        </Paper>
      )}
    </section>
  )
}
