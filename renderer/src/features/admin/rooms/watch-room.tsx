import { Button, Stack, Text } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AdminAlert } from '#renderer/features/admin/frame/admin-alert.tsx'
import { SaidLines } from '#renderer/features/admin/frame/said-lines.tsx'
import { Section } from '#renderer/features/admin/frame/section.tsx'
import { WatchedRound } from '#renderer/features/admin/rooms/watched-round.tsx'
import { api } from '#renderer/lib/http-client.ts'
import { type WatchedRoom, watchedRoomData } from '#shared/schemas/admin-rooms.ts'

const LOOK_AGAIN_MS = 2_000

/** What happens in a room, once its admin has said that they watch: that is what the log keeps. */
export function WatchRoom({ roomId }: { roomId: string }) {
  const { t } = useTranslation()
  const path = `/admin/rooms/${roomId}/watch`
  const begin = useMutation({ mutationFn: () => api.post(path) })
  const { data, error } = useQuery({
    queryKey: ['admin', path],
    queryFn: ({ signal }) => api.get(path, { schema: watchedRoomData, signal }),
    enabled: begin.isSuccess,
    refetchInterval: ({ state }) => (state.error ? false : LOOK_AGAIN_MS),
    retry: false,
    gcTime: 0,
  })
  const watches = begin.isSuccess && !error
  return (
    <Section title={t('adminRooms.watch.heading')}>
      <AdminAlert failure={begin.error ?? error} />
      {!watches && (
        <Stack gap="xs" align="flex-start">
          <Button
            leftSection={<IconEye size={18} aria-hidden />}
            loading={begin.isPending}
            onClick={() => begin.mutate()}
          >
            {t('adminRooms.watch.start')}
          </Button>
          <Text c="dimmed" size="sm">
            {t('adminRooms.watch.hint')}
          </Text>
        </Stack>
      )}
      {watches && data && (
        <>
          <WatchedRound view={data.view} />
          <WatchedLines {...data} />
        </>
      )}
    </Section>
  )
}

function WatchedLines({ view, lines }: WatchedRoom) {
  const { t } = useTranslation()
  const bots = view.room.players.filter(({ isBot }) => isBot).map(({ userId }) => userId)
  return (
    <SaidLines
      label={t('adminRooms.watch.lines')}
      empty={t('adminRooms.watch.silent')}
      isLive
      lines={lines.map(({ id, userId, username, message, timestamp, isGuess, toSome, byTeam = false }) => ({
        key: id,
        user: { id: userId, username },
        isNobody: byTeam || bots.includes(userId),
        message,
        at: timestamp,
        tag: (toSome || isGuess) && (
          <Text span size="sm" c="dimmed">
            ({t(toSome ? 'adminRooms.watch.toSome' : 'adminRooms.watch.guess')})
          </Text>
        ),
      }))}
    />
  )
}
