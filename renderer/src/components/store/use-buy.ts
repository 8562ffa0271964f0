import { useWindowEvent } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { receiptsQuery } from '#renderer/components/store/store-queries.ts'
import { useIdempotencyKey } from '#renderer/hooks/use-idempotency-key.ts'
import { failureText } from '#renderer/lib/failure-text.ts'
import { api } from '#renderer/lib/http-client.ts'
import { toast } from '#renderer/lib/toast.ts'
import { platform } from '#renderer/platform/platform.ts'
import { CHECKOUT_RETURN, type StoreItemId } from '#shared/constants/store.ts'
import { checkoutData } from '#shared/schemas/store.ts'

/** Asks the server for a payment page and opens it. Where the app stays, it goes on to wait for the payment. */
export function useBuy() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const idempotency = useIdempotencyKey()
  const [buying, setBuying] = useState<StoreItemId | null>(null)
  // Back from the payment page, to the page as it was left.
  useWindowEvent('pageshow', ({ persisted }) => persisted && setBuying(null))

  async function buy(packId: StoreItemId): Promise<void> {
    if (buying !== null) return
    setBuying(packId)
    const body = { packId }
    try {
      const headers = idempotency.headersFor(body)
      const { url, checkoutId } = await api.post('/store/checkout', { body, headers, schema: checkoutData })
      idempotency.done()
      if (!platform.openPayment(url)) return
      void queryClient.invalidateQueries({ queryKey: receiptsQuery.queryKey })
      await navigate(`${CHECKOUT_RETURN.path}?${CHECKOUT_RETURN.checkout}=${checkoutId}`)
    } catch (error) {
      toast.error(failureText(error, t('errors.PURCHASE_FAILED')))
    }
    setBuying(null)
  }
  return { buy, buying }
}
export type Buying = ReturnType<typeof useBuy>
