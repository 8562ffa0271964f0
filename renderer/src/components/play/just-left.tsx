import { Button, Center, Group } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Door } from '#renderer/components/door.tsx'
import { EmptyState } from '#renderer/components/empty-state.tsx'
import { useJoinBlock } from '#renderer/components/play/use-join-block.ts'
import { blockedForMs } from '#renderer/realtime/room/stored-rooms.ts'

/** In place of a room, while a leave a moment ago keeps the player out of every room. */
export function JustLeft({ onRetry, home }: { onRetry: () => void; home: ReactNode }) {
  const { t } = useTranslation()
  const [until] = useState(() => performance.now() + blockedForMs())
  const seconds = useJoinBlock(until)
  return (
    <Center flex={1} p="xl">
      <EmptyState
        drawing={<Door />}
        title={t('room.failed')}
        action={
          <Group justify="center">
            <Button onClick={onRetry} disabled={seconds > 0}>
              {t('room.ended.rejoin')}
            </Button>
            {home}
          </Group>
        }
      >
        {seconds > 0 ? t('realtime.justLeft', { count: seconds }) : t('realtime.mayJoin')}
      </EmptyState>
    </Center>
  )
}
