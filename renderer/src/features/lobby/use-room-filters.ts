import { useCallback, useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { filtersOf, type RoomFilters } from '#renderer/features/lobby/room-filters.ts'
import { setPreferences, usePreferences } from '#renderer/lib/preferences.ts'
import { queryString } from '#renderer/lib/query-string.ts'

const asQuery = (filters: RoomFilters) => queryString(filters).slice(1)

const keptFilters = () => usePreferences.getState().lobbyFilters

/** The filters stand in the address, so that they can be shared and survive a reload; the last ones come back later. */
export function useRoomFilters() {
  const [query, setQuery] = useSearchParams()
  const filters = useMemo(() => filtersOf(query), [query])

  // Opened without any: those of last time. Opened with some: these are the last ones now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address that the page was opened with
  useEffect(() => {
    if (asQuery(filters) !== '') setPreferences({ lobbyFilters: asQuery(filters) })
    else if (keptFilters() !== '') setQuery(keptFilters(), { replace: true })
  }, [])

  const setFilters = useCallback(
    (next: RoomFilters) => {
      setPreferences({ lobbyFilters: asQuery(next) })
      setQuery(asQuery(next), { replace: true })
    },
    [setQuery],
  )
  /** Goes by what was kept: the address follows later, and two quick changes must not undo each other. */
  const change = useCallback(
    (changes: RoomFilters) => setFilters({ ...filtersOf(new URLSearchParams(keptFilters())), ...changes }),
    [setFilters],
  )
  /** Search and order stay: they are no filters to those who use them. */
  const clear = useCallback(() => setFilters({ sort: filters.sort }), [filters.sort, setFilters])

  return { filters, change, clear }
}
