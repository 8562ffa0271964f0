import { useCallback, useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { filtersOf, type RoomFilters } from '#renderer/features/lobby/room-filters.ts'
import { setPreferences, usePreferences } from '#renderer/lib/preferences.ts'
import { queryString } from '#renderer/lib/query-string.ts'

const asQuery = (filters: RoomFilters) => queryString(filters).slice(1)

/** The filters stand in the address, so that they can be shared and survive a reload; the last ones come back later. */
export function useRoomFilters() {
  const [query, setQuery] = useSearchParams()
  const filters = useMemo(() => filtersOf(query), [query])

  // Opened without any: those of last time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address that the page was opened with
  useEffect(() => {
    const kept = usePreferences.getState().lobbyFilters
    if (kept !== '' && asQuery(filters) === '') setQuery(kept, { replace: true })
  }, [])

  const setFilters = useCallback(
    (next: RoomFilters) => {
      const kept = asQuery(next)
      setPreferences({ lobbyFilters: kept })
      setQuery(kept, { replace: true })
    },
    [setQuery],
  )
  const change = useCallback(
    (changes: RoomFilters) => setFilters({ ...filters, ...changes }),
    [filters, setFilters],
  )
  /** Search and order stay: they are no filters to those who use them. */
  const clear = useCallback(() => setFilters({ sort: filters.sort }), [filters.sort, setFilters])

  return { filters, change, clear }
}
