import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { changed, filtersOf, type ShopFilters } from '#renderer/features/shop/shop-filters.ts'
import { queryString } from '#renderer/lib/query-string.ts'

/** The filters stand in the address, so that they can be shared and survive a reload. */
export function useShopFilters() {
  const [query, setQuery] = useSearchParams()
  const filters = useMemo(() => filtersOf(query), [query])
  // The address follows later, and two quick changes must not undo each other.
  const wanted = useRef(filters)
  useEffect(() => {
    wanted.current = filters
  }, [filters])

  const change = useCallback(
    (changes: ShopFilters) => {
      wanted.current = changed(wanted.current, changes)
      setQuery(queryString(wanted.current), { replace: true, preventScrollReset: true })
    },
    [setQuery],
  )
  const clear = useCallback(() => {
    wanted.current = {}
    setQuery('', { replace: true, preventScrollReset: true })
  }, [setQuery])
  return { filters, change, clear }
}
