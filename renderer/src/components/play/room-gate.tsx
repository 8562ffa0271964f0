import { Button, Center, Group, Stack, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Door } from '#renderer/components/door.tsx'
import { EmptyState } from '#renderer/components/empty-state.tsx'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { RoomOpening } from '#renderer/components/play/room-opening.tsx'
import { type Entry, useRoomEntry } from '#renderer/components/play/use-room-entry.ts'
import '#renderer/components/play/toast-line.css'
import { goTo } from '#renderer/lib/navigation.ts'

const RoomPassword = lazyPart(
  async () => (await import('#renderer/components/play/room-password.tsx')).RoomPassword,
)

const RoomRefused = lazyPart(
  async () => (await import('#renderer/components/play/room-refused.tsx')).RoomRefused,
)

/** Shows the room's screen to a player who is in the room, and otherwise says why they are not. */
export function RoomGate({ roomId, children }: { roomId: string; children: ReactNode }) {
  const { t } = useTranslation()
  const { entry, ...ways } = useRoomEntry(roomId)
  if (entry.status === 'inside') return children
  return (
    <>
      <VisuallyHidden component="h1">{t('common.appName')}</VisuallyHidden>
      <Outside roomId={roomId} entry={entry} {...ways} />
    </>
  )
}

interface OutsideProps {
  roomId: string
  entry: Exclude<Entry, { status: 'inside' }>
  retry: () => void
  spectate: () => void
  enterWith: (password: string) => void
}

function Outside({ roomId, entry, retry, spectate, enterWith }: OutsideProps) {
  const { t } = useTranslation()
  const home = (
    <Button variant="default" onClick={() => goTo('/lobby')}>
      {t('room.toLobby')}
    </Button>
  )
  switch (entry.status) {
    case 'opening':
      return <RoomOpening />
    case 'going_home':
      return (
        <Center flex={1} p="xl">
          <EmptyState title={t('room.goingHome')} action={home} />
        </Center>
      )
    case 'ended':
      return (
        <Center flex={1} p="xl">
          <EmptyState
            drawing={<Door />}
            title={t('room.ended.title')}
            action={
              <Group justify="center">
                <Button onClick={retry}>{t('room.ended.rejoin')}</Button>
                {home}
              </Group>
            }
          >
            {t('room.ended.body')}
          </EmptyState>
        </Center>
      )
    case 'locked':
      return (
        <Center flex={1} p="xl">
          <EmptyState
            drawing={<Door />}
            title={t('lobby.code.passwordTitle')}
            action={
              <Stack gap="sm">
                <RoomPassword error={entry.refusal} onEnter={enterWith} />
                {home}
              </Stack>
            }
          />
        </Center>
      )
    case 'failed':
      return (
        <RoomRefused
          roomId={roomId}
          error={entry.error}
          onRetry={retry}
          onWatch={spectate}
          home={home}
          meanwhile={<RoomOpening />}
        />
      )
  }
}
