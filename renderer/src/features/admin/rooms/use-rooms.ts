import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { api } from '#renderer/lib/http-client.ts'
import type { Query } from '#renderer/lib/query-string.ts'
import { roomListData } from '#shared/schemas/room.ts'

const READ_AGAIN_MS = 10_000

/** The list of rooms, which changes by itself: by the numbers of its pages, as it has no fixed order to go on in. */
export function useRooms(query: Query) {
  const { data, ...list } = useInfiniteQuery({
    queryKey: ['admin', '/admin/rooms', query],
    queryFn: ({ pageParam, signal }) =>
      api.get('/admin/rooms', { query: { ...query, page: pageParam }, schema: roomListData, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, limit, total }) => (page * limit < total ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: READ_AGAIN_MS,
  })
  // Rooms that open meanwhile push others to the next page, where they would stand twice.
  const rooms = data?.pages.flatMap((page) => page.rooms)
  return { ...list, rows: rooms && [...new Map(rooms.map((room) => [room.id, room])).values()] }
}
