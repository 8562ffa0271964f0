import { Button, Center, Group, Stack, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Door } from '#renderer/components/door.tsx'
import { EmptyState } from '#renderer/components/empty-state.tsx'
import { Illustration } from '#renderer/components/illustration.tsx'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { RoomOpening } from '#renderer/components/play/room-opening.tsx'
import { type Entry, useRoomEntry } from '#renderer/components/play/use-room-entry.ts'
import '#renderer/components/play/toast-line.css'
import { api } from '#renderer/lib/http-client.ts'
import { goTo } from '#renderer/lib/navigation.ts'
import { roomData } from '#shared/schemas/room.ts'

const RoomPassword = lazyPart(
  async () => (await import('#renderer/components/play/room-password.tsx')).RoomPassword,
)

const JustLeft = lazyPart(async () => (await import('#renderer/components/play/just-left.tsx')).JustLeft)

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
    case 'failed': {
      if (entry.error.code === 'JUST_LEFT')
        return <JustLeft onRetry={retry} home={home} meanwhile={<RoomOpening />} />
      const isTaken = entry.error.code === 'ROOM_ALREADY_STARTED' || entry.error.code === 'ROOM_IS_FULL'
      return (
        <Center flex={1} p="xl" role="alert">
          <EmptyState
            drawing={<Illustration scene="box" width={160} />}
            title={t('room.failed')}
            action={
              <Group justify="center">
                <Button onClick={retry}>{t('common.actions.retry')}</Button>
                {isTaken && <WatchInstead roomId={roomId} onWatch={spectate} />}
                {home}
              </Group>
            }
          >
            {entry.error.message}
          </EmptyState>
        </Center>
      )
    }
  }
}

/** Offers a seat among the spectators if the room has a free one. */
function WatchInstead({ roomId, onWatch }: { roomId: string; onWatch: () => void }) {
  const { t } = useTranslation()
  const { data } = useQuery({
    queryKey: ['room', roomId],
    queryFn: ({ signal }) => api.get(`/rooms/${encodeURIComponent(roomId)}`, { schema: roomData, signal }),
    gcTime: 0,
  })
  if (!data?.room.allowSpectators || data.room.spectators >= data.room.spectatorLimit) return null
  return (
    <Button variant="default" onClick={onWatch}>
      {t('room.watchInstead')}
    </Button>
  )
}
