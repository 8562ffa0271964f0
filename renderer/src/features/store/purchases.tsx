import {
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleX,
  IconGavel,
  IconHourglass,
  type IconProps,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyPanel } from '#renderer/components/empty-panel.tsx'
import { EmptyState } from '#renderer/components/empty-state.tsx'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { itemName } from '#renderer/components/store/item-name.ts'
import { receiptsQuery } from '#renderer/components/store/store-queries.ts'
import { PacksLink } from '#renderer/features/store/packs-link.tsx'
import classes from '#renderer/features/store/rows.module.css'
import { formatMoment } from '#renderer/lib/format-date.ts'
import { formatPrice } from '#renderer/lib/format-price.ts'
import type { PurchaseState } from '#shared/constants/store.ts'
import type { Receipt } from '#shared/schemas/store.ts'

const ICONS: Record<PurchaseState, ComponentType<IconProps>> = {
  pending: IconHourglass,
  paid: IconCircleCheck,
  failed: IconCircleX,
  refunded: IconArrowBackUp,
  disputed: IconGavel,
}

/** The receipts, newest first. */
export function Purchases() {
  const { t } = useTranslation()
  const { data, error, isPending, refetch } = useQuery({ ...receiptsQuery, refetchOnMount: 'always' })
  if (isPending) return <ListSkeleton rows={4} />
  if (!data)
    return <ErrorState title={t('store.purchases.failed')} error={error} onRetry={() => void refetch()} />
  if (data.receipts.length === 0)
    return (
      <EmptyPanel>
        <EmptyState title={t('store.purchases.empty')} action={<PacksLink />}>
          {t('store.purchases.emptyHint')}
        </EmptyState>
      </EmptyPanel>
    )
  return (
    <>
      <h2 className={classes.title}>{t('store.purchases.title')}</h2>
      <ul className={classes.rows} data-testid="receipts">
        {data.receipts.map((receipt) => (
          <Row key={receipt.id} receipt={receipt} />
        ))}
      </ul>
    </>
  )
}

function Row({ receipt: { id, item, price, state, at } }: { receipt: Receipt }) {
  const { t } = useTranslation()
  const Icon = ICONS[state]
  return (
    <li className={classes.row}>
      <div>
        <strong>{itemName(t, item)}</strong>
        <time dateTime={at}>{formatMoment(at)}</time>
      </div>
      <div className={classes.end}>
        <strong className={classes.sum}>{formatPrice(price)}</strong>
        <span className={classes.state} data-state={state}>
          <Icon size={18} aria-hidden />
          {t(`store.purchases.states.${state}`)}
        </span>
      </div>
      <small className={classes.number}>{t('store.purchases.number', { id })}</small>
    </li>
  )
}
