import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isFull } from '#renderer/features/lobby/room-filters.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import type { Room } from '#shared/schemas/room.ts'

export interface RoomActions {
  joiningId: string | null
  join: (room: Room, spectate?: boolean) => void
}

/** Join; watch, where one may only look; or why neither is possible. */
export function RoomAction({ room, joiningId, join }: RoomActions & { room: Room }) {
  const { t } = useTranslation()
  const joinRuns = useRoomStore(({ joinStatus }) => joinStatus === 'loading') || joiningId !== null
  const running = room.status === 'in_progress'
  const shut = running || isFull(room)
  const loading = joiningId === room.id
  const common = {
    size: 'compact-md',
    loading,
    disabled: joinRuns && !loading,
    'data-room-action': '',
  } as const
  if (!shut) {
    const place = { name: room.name, n: room.players.length, of: room.maxPlayers }
    return (
      <Button {...common} onClick={() => join(room)} aria-label={t('lobby.rooms.joinRoom', place)}>
        {t('common.actions.join')}
      </Button>
    )
  }
  if (room.allowSpectators) {
    return (
      <Button
        {...common}
        variant="default"
        onClick={() => join(room, true)}
        aria-label={t('lobby.rooms.watchRoom', { name: room.name })}
      >
        {t('common.actions.spectate')}
      </Button>
    )
  }
  return <span>{running ? t('lobby.rooms.running') : t('lobby.rooms.full')}</span>
}
