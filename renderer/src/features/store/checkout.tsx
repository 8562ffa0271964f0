import { Button, Group, Loader } from '@mantine/core'
import { IconCircleCheck, IconCircleX, IconHelpCircle } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { RollingNumber } from '#renderer/components/rolling-number.tsx'
import { itemName } from '#renderer/components/store/item-name.ts'
import { useBuy } from '#renderer/components/store/use-buy.ts'
import classes from '#renderer/features/store/checkout.module.css'
import { useCheckout } from '#renderer/features/store/use-checkout.ts'
import { formatNumber } from '#renderer/lib/format.ts'
import { platform } from '#renderer/platform/platform.ts'
import { useUser } from '#renderer/session/session-store.ts'
import { CHECKOUT_RETURN, R3_PACKS, VOICE_PRO } from '#shared/constants/store.ts'
import type { Receipt } from '#shared/schemas/store.ts'

const PATIENCE_MS = 30_000

/** Above the store, after the payment page: how that payment stands. Which one it is stands in the address. */
export function Checkout() {
  const [search] = useSearchParams()
  const id = search.get(CHECKOUT_RETURN.checkout)
  if (id === null) return null
  return <Standing key={id} id={id} wasCancelled={search.has(CHECKOUT_RETURN.cancelled)} />
}

function Standing({ id, wasCancelled }: { id: string; wasCancelled: boolean }) {
  const { t } = useTranslation()
  const { receipt, isCounted, error, isReading, retry } = useCheckout(id, wasCancelled)
  if (!receipt && error)
    return <ErrorState title={t('store.checkout.unread')} error={error} onRetry={retry} />
  return (
    <div className={classes.panel} role="status" data-state={receipt?.state} data-testid="checkout">
      {receipt && <Known receipt={receipt} isCounted={isCounted} wasCancelled={wasCancelled} />}
      {!receipt && isReading && (
        <Part icon={<Loader size={32} aria-hidden />} title={t('store.checkout.pending')} />
      )}
      {!receipt && !isReading && (
        <Part icon={<IconHelpCircle size={40} aria-hidden />} title={t('store.checkout.unknown')}>
          <p>{t('store.checkout.unknownHint')}</p>
          <Close />
        </Part>
      )}
    </div>
  )
}

interface PartProps {
  icon: ReactNode
  title: string
  children?: ReactNode
}

function Part({ icon, title, children }: PartProps) {
  return (
    <>
      {icon}
      <div className={classes.words}>
        <h2>{title}</h2>
        {children}
      </div>
    </>
  )
}

interface KnownProps {
  receipt: Receipt
  isCounted: boolean
  wasCancelled: boolean
}

function Known({ receipt, isCounted, wasCancelled }: KnownProps) {
  const { t } = useTranslation()
  switch (receipt.state) {
    case 'pending':
      return wasCancelled ? <Refused receipt={receipt} text={t('store.checkout.cancelled')} /> : <Waiting />
    case 'failed':
      return (
        <Refused receipt={receipt} text={t('store.checkout.refused', { item: itemName(t, receipt.item) })} />
      )
    case 'paid':
      return <Paid receipt={receipt} isCounted={isCounted} />
    case 'refunded':
    case 'disputed':
      return <TakenBack receipt={receipt} />
  }
}

function TakenBack({ receipt: { item, state } }: { receipt: Receipt }) {
  const { t } = useTranslation()
  const { isSubscriber } = useUser()
  // Another subscription runs, so the server has refunded this one.
  const isSecond = state === 'refunded' && item === VOICE_PRO && isSubscriber
  return (
    <Part
      icon={<IconCircleX size={40} aria-hidden />}
      title={t(state === 'disputed' ? 'store.checkout.disputed' : 'store.checkout.refunded')}
    >
      <p>{t(isSecond ? 'store.checkout.alreadySubscribed' : 'store.checkout.takenBack')}</p>
      <Close />
    </Part>
  )
}

function Waiting() {
  const { t } = useTranslation()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  const hint = t(platform.isNative ? 'store.checkout.pendingApp' : 'store.checkout.pendingHere')
  return (
    <Part icon={<Loader size={32} aria-hidden />} title={t('store.checkout.pending')}>
      <p>{isSlow ? t('store.checkout.slow') : hint}</p>
      <Close />
    </Part>
  )
}

function Refused({ receipt: { item }, text }: { receipt: Receipt; text: string }) {
  const { t } = useTranslation()
  const { buy, buying } = useBuy()
  return (
    <Part icon={<IconCircleX size={40} aria-hidden />} title={t('errors.PAYMENT_FAILED')}>
      <p>{text}</p>
      <Group gap="sm">
        <Button loading={buying !== null} onClick={() => void buy(item)}>
          {t('common.actions.retry')}
        </Button>
        <Close />
      </Group>
    </Part>
  )
}

function Paid({ receipt: { item }, isCounted }: Pick<KnownProps, 'receipt' | 'isCounted'>) {
  const { t } = useTranslation()
  const [, setSearch] = useSearchParams()
  const { balance } = useUser()
  const pack = R3_PACKS.find(({ id }) => id === item)
  const r3 = (value: number) => t('common.r3', { value: formatNumber(value) })
  return (
    <Part icon={<IconCircleCheck size={40} aria-hidden />} title={t('store.checkout.paid')}>
      <p>{t(pack ? 'store.checkout.paidR3' : 'store.checkout.paidVoice', { item: itemName(t, item) })}</p>
      {pack && isCounted && (
        <p className={classes.balance}>
          <RollingNumber
            value={balance}
            from={Math.max(balance - pack.r3, 0)}
            text={(value) => t('store.checkout.balance', { value: r3(value) })}
          />
        </p>
      )}
      <Group gap="sm">
        <Button variant="default" onClick={() => setSearch({ tab: 'purchases' }, { replace: true })}>
          {t('store.checkout.receipt')}
        </Button>
        <Close />
      </Group>
    </Part>
  )
}

function Close() {
  const { t } = useTranslation()
  const [, setSearch] = useSearchParams()
  return (
    <Button variant="default" onClick={() => setSearch({}, { replace: true })}>
      {t('store.checkout.done')}
    </Button>
  )
}
