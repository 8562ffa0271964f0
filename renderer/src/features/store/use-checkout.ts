import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { receiptsQuery } from '#renderer/components/store/store-queries.ts'
import { voiceStatusQuery } from '#renderer/components/store/voice-status.ts'
import { loadProfile } from '#renderer/session/session-refresh.ts'
import type { Receipt, Receipts } from '#shared/schemas/store.ts'

const SOON_MS = 2_000
const LATER_MS = 15_000
/** So many answers come soon: most payments are confirmed within seconds, some only after hours. */
const SOON = 15

const find = (data: Receipts | undefined, id: string): Receipt | undefined =>
  data?.receipts.find((receipt) => receipt.id === id)

/** How a checkout went, asked of the server until it knows. `isCounted`: what was paid for is in the balance that is shown. */
export function useCheckout(id: string, wasCancelled: boolean) {
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery({
    ...receiptsQuery,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => {
      if (wasCancelled || find(state.data, id)?.state !== 'pending') return false
      return state.dataUpdateCount < SOON ? SOON_MS : LATER_MS
    },
  })
  const receipt = find(data, id)
  const isPaid = receipt?.state === 'paid'

  const [isCounted, setCounted] = useState(false)
  useEffect(() => {
    if (!isPaid) return
    void loadProfile().then(() => setCounted(true))
    void queryClient.invalidateQueries({ queryKey: voiceStatusQuery.queryKey })
  }, [isPaid, queryClient])

  return { receipt, isCounted, error, isReading: !receipt && isFetching, retry: () => void refetch() }
}
