import { isReady, keepQuest } from '#renderer/features/quests/quests-query.ts'
import { formatNumber } from '#renderer/lib/format.ts'
import { i18n, needTexts } from '#renderer/lib/i18n.ts'
import { questTexts } from '#renderer/lib/reward-texts.ts'
import { toast } from '#renderer/lib/toast.ts'
import { whenNoRoundRuns } from '#renderer/realtime/room/round-running.ts'
import { economyEventSchemas } from '#shared/protocol/economy-events.ts'

/** Keeps a quest's step, as `quest_progress` tells it, and says so when it is complete. */
export async function noteQuest(payload: unknown): Promise<void> {
  const told = economyEventSchemas.quest_progress.safeParse(payload)
  if (!told.success) return
  const { quest } = told.data
  keepQuest(quest)
  if (!isReady(quest)) return
  await needTexts(questTexts)
  whenNoRoundRuns(() => {
    const title = i18n.t(`quests.${quest.type}`, { count: quest.target })
    toast.success(i18n.t('quests.complete', { quest: title, value: formatNumber(quest.reward) }))
  })
}
