import { Text } from '@mantine/core'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { useKeptFocus } from '#renderer/features/lobby/kept-focus.ts'
import type { RoomActions } from '#renderer/features/lobby/room-action.tsx'
import { RoomCards } from '#renderer/features/lobby/room-cards.tsx'
import type { useRoomList } from '#renderer/features/lobby/use-room-list.ts'
import { walkRooms } from '#renderer/features/lobby/walk-rooms.ts'

interface RoomResultsProps extends RoomActions {
  list: ReturnType<typeof useRoomList>
  /** In place of a list without a room. */
  empty: ReactNode
}

/** Up and down walk from room to room. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  walkRooms(event.key)
}

export function RoomResults({ list, empty, ...actions }: RoomResultsProps) {
  const { t } = useTranslation()
  const { data, isPending, isPlaceholderData, error, refetch } = list
  const { box, ...focus } = useKeptFocus()

  if (isPending) return <ListSkeleton rows={3} height={112} />
  if (!data) {
    return <ErrorState title={t('lobby.rooms.failed')} error={error} onRetry={() => void refetch()} />
  }
  if (data.rooms.length === 0) return empty
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside
    <div
      ref={box}
      onKeyDown={walk}
      {...focus}
      style={{ opacity: isPlaceholderData ? 'max(0.6, var(--rr-least-opacity))' : 1 }}
    >
      <RoomCards rooms={data.rooms} {...actions} />
      {data.total > data.rooms.length && (
        <Text c="dimmed" mt="sm">
          {t('lobby.rooms.shown', { shown: data.rooms.length, total: data.total })}
        </Text>
      )}
    </div>
  )
}
