import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { passQuery } from '#renderer/features/game-pass/pass-query.ts'
import { sumText } from '#renderer/features/game-pass/reward-text.ts'
import { useIdempotencyKey } from '#renderer/hooks/use-idempotency-key.ts'
import { errorText } from '#renderer/lib/error-text.ts'
import { api } from '#renderer/lib/http-client.ts'
import { queryClient } from '#renderer/lib/query-client.ts'
import { toast } from '#renderer/lib/toast.ts'
import { sessionState, setSession } from '#renderer/session/session-store.ts'
import type { PassTrack } from '#shared/constants/game.ts'
import { claimedAllData, claimedLevelData, type GamePass, premiumData } from '#shared/schemas/game-pass.ts'

/** What is under way: the path of the call. */
export function usePassCalls() {
  const { t } = useTranslation()
  const idempotency = useIdempotencyKey()
  const [pending, setPending] = useState<string | null>(null)

  function keep({ pass, balance }: { pass: GamePass; balance: number }): void {
    queryClient.setQueryData(passQuery.queryKey, pass)
    const { user } = sessionState()
    if (user) setSession({ user: { ...user, balance } })
  }

  /** One call at a time, each once. */
  async function run(
    call: string,
    send: (headers: Record<string, string>) => Promise<string>,
  ): Promise<boolean> {
    if (pending !== null) return false
    setPending(call)
    try {
      const said = await send(idempotency.headersFor(call))
      idempotency.done()
      toast.apiSuccess(said)
      return true
    } catch (error) {
      toast.error(errorText(error))
      // Claimed or bought elsewhere, perhaps.
      void queryClient.invalidateQueries(passQuery)
      return false
    } finally {
      setPending(null)
    }
  }

  return {
    pending,
    claim: (level: number, track: PassTrack) =>
      run(`${level} ${track}`, async (headers) => {
        const path = `/game-pass/levels/${level}/claim`
        const answer = await api.post(path, { body: { track }, headers, schema: claimedLevelData })
        keep(answer)
        return t('pass.received', { rewards: sumText([answer.reward]) })
      }),
    claimAll: () =>
      run('all', async (headers) => {
        const answer = await api.post('/game-pass/claim', { headers, schema: claimedAllData })
        keep(answer)
        return t('pass.received', { rewards: sumText(answer.rewards.map(({ reward }) => reward)) })
      }),
    unlock: () =>
      run('premium', async (headers) => {
        keep(await api.post('/game-pass/premium', { headers, schema: premiumData }))
        return t('pass.premium.unlocked')
      }),
  }
}
export type PassCalls = ReturnType<typeof usePassCalls>
