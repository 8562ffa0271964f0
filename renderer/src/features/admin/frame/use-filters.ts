import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** The filters of a list, kept in the address, so that it can be sent to somebody. An empty one is left out of it. */
export function useFilters<Name extends string>(names: readonly Name[]) {
  const [query, setQuery] = useSearchParams()
  const filters = Object.fromEntries(names.map((name) => [name, query.get(name)])) as Record<
    Name,
    string | null
  >
  const setFilter = useCallback(
    (name: Name, value: string | null) =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before)
          if (value === null || value === '') after.delete(name)
          else after.set(name, value)
          return after
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  )
  return [filters, setFilter] as const
}
