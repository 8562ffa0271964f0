import { queryOptions } from '@tanstack/react-query'
import { api } from '#renderer/lib/http-client.ts'
import { queryClient } from '#renderer/lib/query-client.ts'
import { type DailyQuests, dailyQuestsData, type Quest } from '#shared/schemas/quests.ts'

export const questsQuery = queryOptions({
  queryKey: ['quests'],
  queryFn: ({ signal }) => api.get('/quests/daily', { schema: dailyQuestsData, signal }),
})

export const isComplete = ({ progress, target }: Quest): boolean => progress >= target
export const isReady = (quest: Quest): boolean => isComplete(quest) && !quest.claimed

/** Those of the day before first: they wait no longer than today. */
export const readyQuests = ({ quests, unclaimed }: DailyQuests): Quest[] => [
  ...unclaimed.filter(isReady),
  ...quests.filter(isReady),
]

/** Puts a quest in the place of its former state, where the list is loaded. */
export function keepQuest(changed: Quest): void {
  const swap = (quests: readonly Quest[]) =>
    quests.map((quest) => (quest.id === changed.id ? changed : quest))
  queryClient.setQueryData(
    questsQuery.queryKey,
    (kept) => kept && { ...kept, quests: swap(kept.quests), unclaimed: swap(kept.unclaimed) },
  )
}
