import { Badge, Button, Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#renderer/components/empty-state.tsx'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { PageShell } from '#renderer/components/page-shell.tsx'
import { modeKey } from '#renderer/components/play/mode-key.ts'
import { BackLink } from '#renderer/features/admin/frame/back-link.tsx'
import { FactList } from '#renderer/features/admin/frame/fact-list.tsx'
import { CloseRoom, WriteToRoom } from '#renderer/features/admin/rooms/room-changes.tsx'
import { RoomPeople } from '#renderer/features/admin/rooms/room-people.tsx'
import { WatchRoom } from '#renderer/features/admin/rooms/watch-room.tsx'
import { ApiError } from '#renderer/lib/api-error.ts'
import { formatMoment } from '#renderer/lib/format-date.ts'
import { api } from '#renderer/lib/http-client.ts'
import { type Room, roomData } from '#shared/schemas/room.ts'

const READ_AGAIN_MS = 5_000
const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'ROOM_NOT_FOUND'

/** /admin/rooms/{id}: one room, which an admin may watch, address and close. */
export function RoomPage({ id }: { id: string }) {
  const { t } = useTranslation()
  const query = useQuery({
    queryKey: ['admin', '/admin/rooms', id],
    queryFn: ({ signal }) => api.get(`/admin/rooms/${id}`, { schema: roomData, signal }),
    refetchInterval: ({ state }) => (isGone(state.error) ? false : READ_AGAIN_MS),
    refetchOnMount: 'always',
    retry: (count, error) => !isGone(error) && count < 2,
  })
  const back = <BackLink to="/admin/rooms" text={t('adminRooms.back')} />
  const { data, error, refetch } = query
  if (isGone(error))
    return (
      <PageShell title={data?.room.name ?? t('admin.parts.rooms')}>
        {back}
        <EmptyState title={t('adminRooms.gone')} />
      </PageShell>
    )
  if (!data)
    return (
      <PageShell title={t('admin.parts.rooms')}>
        {back}
        {error ? (
          <ErrorState title={t('adminRooms.failed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton />
        )}
      </PageShell>
    )
  return <OpenRoom room={data.room} back={back} />
}

function OpenRoom({ room, back }: { room: Room; back: ReactNode }) {
  const { t } = useTranslation()
  const [asks, setAsks] = useState<'write' | 'close' | null>(null)
  const done = () => setAsks(null)
  return (
    <PageShell
      title={room.name}
      aside={
        <Group>
          <Button variant="default" onClick={() => setAsks('write')}>
            {t('adminRooms.write.button')}
          </Button>
          <Button variant="danger" onClick={() => setAsks('close')}>
            {t('adminRooms.close.button')}
          </Button>
        </Group>
      }
    >
      {back}
      <Stack gap="lg">
        <FactList
          facts={[
            [t('adminRooms.state'), t(`common.status.${room.status}`)],
            [t('adminRooms.mode'), t(modeKey(room))],
            [t('adminRooms.code'), room.inviteCode ?? null],
            [t('adminRooms.language'), t(`common.language.${room.language}`)],
            [t('adminRooms.opened'), formatMoment(room.createdAt)],
            [t('adminRooms.prize'), room.paid ? `${room.tokenReward} R3` : null],
          ]}
        />
        {!room.listed && (
          <Group>
            <Badge variant="outline">{t('adminRooms.unlisted')}</Badge>
          </Group>
        )}
        <RoomPeople room={room} />
        <WatchRoom roomId={room.id} />
      </Stack>
      <WriteToRoom room={room} opened={asks === 'write'} onClose={done} />
      <CloseRoom room={room} opened={asks === 'close'} onClose={done} />
    </PageShell>
  )
}
