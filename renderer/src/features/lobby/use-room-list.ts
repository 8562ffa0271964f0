import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { applyChange } from '#renderer/features/lobby/live-rooms.ts'
import type { RoomFilters } from '#renderer/features/lobby/room-filters.ts'
import { announce } from '#renderer/lib/announcer.ts'
import { api } from '#renderer/lib/http-client.ts'
import { type LobbyUpdate, watchLobby } from '#renderer/realtime/room/lobby-watch.ts'
import { onAccountConnected } from '#renderer/realtime/transport/account-channel.ts'
import { PAGE_LIMIT_MAX } from '#shared/constants/limits.ts'
import { type RoomList, roomListData } from '#shared/schemas/room.ts'

/** The rooms that fit the filters, kept up to date by the account channel. */
export function useRoomList(filters: RoomFilters) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const list = useQuery({
    queryKey: ['rooms', filters],
    queryFn: ({ signal }) =>
      api.get('/rooms', { query: { ...filters, limit: PAGE_LIMIT_MAX }, schema: roomListData, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

  const apply = useEffectEvent((change: LobbyUpdate) => {
    client.setQueryData<RoomList>(['rooms', filters], (before) => {
      if (!before) return before
      const { rooms, fresh } = applyChange(before.rooms, change, filters)
      if (fresh > 0) announce(t('lobby.rooms.fresh', { count: fresh }), { priority: 'polite' })
      return { ...before, rooms, total: before.total + rooms.length - before.rooms.length }
    })
  })
  useEffect(() => watchLobby((change) => apply(change)), [])
  // Changes that the server sent while the channel was down are lost.
  useEffect(() => onAccountConnected(() => void client.invalidateQueries({ queryKey: ['rooms'] })), [client])
  return list
}
