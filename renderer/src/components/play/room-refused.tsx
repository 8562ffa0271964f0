import { Button, Center, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Door } from '#renderer/components/door.tsx'
import { EmptyState } from '#renderer/components/empty-state.tsx'
import { Illustration } from '#renderer/components/illustration.tsx'
import { useJoinBlock } from '#renderer/components/play/use-join-block.ts'
import { api } from '#renderer/lib/http-client.ts'
import type { RoomEntryError } from '#renderer/realtime/room/room-entry-error.ts'
import { blockedForMs } from '#renderer/realtime/room/stored-rooms.ts'
import { roomData } from '#shared/schemas/room.ts'

interface RoomRefusedProps {
  roomId: string
  error: RoomEntryError
  onRetry: () => void
  onWatch: () => void
  home: ReactNode
}

/** Shown instead of a room that did not let the player in. */
export function RoomRefused({ roomId, error, onRetry, onWatch, home }: RoomRefusedProps) {
  const { t } = useTranslation()
  if (error.code === 'JUST_LEFT') return <JustLeft onRetry={onRetry} home={home} />
  const isTaken = error.code === 'ROOM_ALREADY_STARTED' || error.code === 'ROOM_IS_FULL'
  return (
    <Center flex={1} p="xl" role="alert">
      <EmptyState
        drawing={<Illustration scene="box" width={160} />}
        title={t('room.failed')}
        action={
          <Group justify="center">
            <Button onClick={onRetry}>{t('common.actions.retry')}</Button>
            {isTaken && <WatchInstead roomId={roomId} onWatch={onWatch} />}
            {home}
          </Group>
        }
      >
        {error.message}
      </EmptyState>
    </Center>
  )
}

/** Shown while a leave a moment ago keeps the player out of every room. */
function JustLeft({ onRetry, home }: { onRetry: () => void; home: ReactNode }) {
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
