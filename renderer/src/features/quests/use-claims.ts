import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keepQuest } from '#renderer/features/quests/quests-query.ts'
import { useIdempotencyKey } from '#renderer/hooks/use-idempotency-key.ts'
import { errorText } from '#renderer/lib/error-text.ts'
import { formatNumber } from '#renderer/lib/format.ts'
import { api } from '#renderer/lib/http-client.ts'
import { toast } from '#renderer/lib/toast.ts'
import { sessionState, setSession } from '#renderer/session/session-store.ts'
import { claimedQuestData, type Quest } from '#shared/schemas/quests.ts'

/** Claims one quest after another; stops at the first that fails, and says so. */
export function useClaims(reload: () => void) {
  const { t } = useTranslation()
  const idempotency = useIdempotencyKey()
  const [claiming, setClaiming] = useState<readonly string[]>([])

  async function claimOne({ id }: Quest): Promise<number> {
    const headers = idempotency.headersFor(id)
    const { quest, balance } = await api.post(`/quests/${id}/claim`, { headers, schema: claimedQuestData })
    idempotency.done()
    keepQuest(quest)
    const { user } = sessionState()
    if (user) setSession({ user: { ...user, balance } })
    return quest.reward
  }

  async function claim(quests: readonly Quest[]): Promise<void> {
    setClaiming(quests.map(({ id }) => id))
    let received = 0
    try {
      for (const quest of quests) received += await claimOne(quest)
    } catch (error) {
      toast.error(errorText(error))
      // Claimed elsewhere, or of a day that is over.
      reload()
    }
    if (received > 0) toast.apiSuccess(t('quests.received', { value: formatNumber(received) }))
    setClaiming([])
  }
  return { claiming, claim }
}
