import { useQuery } from '@tanstack/react-query'
import { lazyMenu } from '#renderer/components/lazy-menu.tsx'
import { BellButton } from '#renderer/features/quests/bell-button.tsx'
import { questsQuery, readyQuests } from '#renderer/features/quests/quests-query.ts'

const Bell = lazyMenu(
  BellButton,
  async () => (await import('#renderer/features/quests/quests-menu.tsx')).QuestsMenu,
)

/** How many quests wait to be claimed, and behind it all five. */
export function QuestsBell() {
  const { data } = useQuery(questsQuery)
  return <Bell ready={data ? readyQuests(data).length : 0} />
}
