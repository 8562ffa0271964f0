import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useNavigationType, useSearchParams } from 'react-router'
import { addressOf, changed, filtersOf, type ShopFilters } from '#renderer/features/shop/shop-filters.ts'

/** The filters stand in the address, so that they can be shared and survive a reload. */
export function useShopFilters() {
  const [query, setQuery] = useSearchParams()
  const isHistory = useNavigationType() === 'POP'
  const filters = useMemo(() => filtersOf(query), [query])
  // The address follows later, and two quick changes must not undo each other: until the last has arrived, none before it counts.
  const wanted = useRef(filters)
  const awaited = useRef<string | null>(null)
  useEffect(() => {
    if (awaited.current !== null && awaited.current !== addressOf(filters) && !isHistory) return
    awaited.current = null
    wanted.current = filters
  }, [filters, isHistory])

  const want = useCallback(
    (next: ShopFilters) => {
      wanted.current = next
      awaited.current = addressOf(next)
      setQuery(awaited.current, { replace: true, preventScrollReset: true })
    },
    [setQuery],
  )
  const change = useCallback((changes: ShopFilters) => want(changed(wanted.current, changes)), [want])
  const clear = useCallback(() => want({}), [want])
  return { filters, change, clear }
}
