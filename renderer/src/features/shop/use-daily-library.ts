import { useQuery } from '@tanstack/react-query'
import { currentLanguage } from '#renderer/lib/i18n.ts'
import { dailyQuery } from '#renderer/session/library.ts'
import type { LibraryItem } from '#shared/schemas/library.ts'

/** What the player can say or wear comes before the words of the other language. */
const isForeign = ({ language }: LibraryItem): boolean => language !== null && language !== currentLanguage()

/** Today's items. Guests are refused, so it is not asked for them. */
export function useDailyLibrary(enabled: boolean) {
  const { data, error, isPending, refetch } = useQuery({ ...dailyQuery, enabled, refetchOnMount: 'always' })
  const items = (data?.items ?? []).toSorted(
    (one, other) => Number(isForeign(one)) - Number(isForeign(other)),
  )
  return { data: data && { ...data, items }, error, isPending, refetch }
}
export type DailyLibrary = ReturnType<typeof useDailyLibrary>
