import { Alert, Button } from '@mantine/core'
import { IconHourglass } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { itemName } from '#renderer/components/store/item-name.ts'
import type { Buying } from '#renderer/components/store/use-buy.ts'
import { useIsOff } from '#renderer/components/turned-off.tsx'
import { formatPrice } from '#renderer/lib/format-price.ts'
import { useMatchmaking } from '#renderer/realtime/matchmaking/matchmaking-store.ts'
import type { StoreItemId } from '#shared/constants/store.ts'

const LOCK_ID = 'buy-lock'
/** Why nothing can be bought just now: whoever waits for a match must not leave the page. */
function useBuyLock(): 'FEATURE_OFF' | 'IN_MATCHMAKING_QUEUE' | null {
  const isSearching = useMatchmaking(({ search }) => search !== null)
  if (useIsOff('store')) return 'FEATURE_OFF'
  return isSearching ? 'IN_MATCHMAKING_QUEUE' : null
}

interface BuyButtonProps {
  item: { id: StoreItemId; price: { amount: number; currency: string } }
  buying: Buying
}

/** Says the price, and leads to the payment page. */
export function BuyButton({ item: { id, price }, buying: { buy, buying } }: BuyButtonProps) {
  const { t } = useTranslation()
  const lock = useBuyLock()
  const label = formatPrice(price)
  const isLocked = lock !== null || (buying !== null && buying !== id)
  return (
    <Button
      fullWidth
      size="md"
      aria-label={t('store.buy', { item: itemName(t, id), price: label })}
      aria-describedby={lock ? LOCK_ID : undefined}
      aria-disabled={isLocked}
      data-disabled={isLocked}
      loading={buying === id}
      onClick={() => isLocked || void buy(id)}
      data-testid={`buy-${id}`}
    >
      {label}
    </Button>
  )
}

/** Above what is sold. */
export function BuyLock() {
  const { t } = useTranslation()
  const lock = useBuyLock()
  if (lock === null) return null
  return (
    <Alert
      id={LOCK_ID}
      role="note"
      variant="outline"
      color="yellow"
      icon={<IconHourglass aria-hidden />}
      mb="md"
    >
      {t(`errors.${lock}`)}
    </Alert>
  )
}
