import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { receiptsQuery } from '#renderer/components/store/store-queries.ts'
import { onAccountEvent } from '#renderer/realtime/transport/account-events.ts'

/** What is shown of purchases follows what the server tells of them. */
export function usePurchaseNews(): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      onAccountEvent('purchase_updated', () =>
        queryClient.invalidateQueries({ queryKey: receiptsQuery.queryKey }),
      ),
    [queryClient],
  )
}
