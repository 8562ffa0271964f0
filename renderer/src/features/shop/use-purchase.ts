import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdempotencyKey } from '#renderer/hooks/use-idempotency-key.ts'
import { ApiError } from '#renderer/lib/api-error.ts'
import { toast } from '#renderer/lib/toast.ts'
import { buyItem } from '#renderer/session/library.ts'
import { loadProfile } from '#renderer/session/session-refresh.ts'
import type { LibraryItem } from '#shared/schemas/library.ts'

/** Buys one item, once, however often it is asked. `onDayChanged`: it is no longer in the set. */
export function usePurchase(item: LibraryItem, onDayChanged: () => void) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const idempotency = useIdempotencyKey()
  const running = useRef(false)
  const [isBuying, setBuying] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  /** What the client did not know is asked for, so that the dialog shows how things stand. */
  async function recover(error: unknown): Promise<void> {
    const code = error instanceof ApiError ? error.code : undefined
    if (code === 'NOT_FOUND') return onDayChanged()
    if (code === 'CONFLICT') {
      toast.error(t('library.preview.priceChanged'))
      return client.invalidateQueries({ queryKey: ['library'] })
    }
    setFailure(error)
    if (code === 'ITEM_ALREADY_OWNED') await client.invalidateQueries({ queryKey: ['library'] })
    if (code === 'INSUFFICIENT_R3') await loadProfile()
  }

  /** Answers whether it is the player's now. */
  async function buy(): Promise<boolean> {
    if (running.current) return false
    running.current = true
    setBuying(true)
    setFailure(null)
    try {
      await buyItem(item, idempotency.headersFor({ itemId: item.id, price: item.price }))
      idempotency.done()
      toast.apiSuccess(t('library.preview.bought', { name: item.name }))
      return true
    } catch (error) {
      await recover(error)
      return false
    } finally {
      running.current = false
      setBuying(false)
    }
  }
  return { buy, isBuying, failure }
}
