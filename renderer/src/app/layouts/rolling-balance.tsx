import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { RollingNumber } from '#renderer/components/rolling-number.tsx'
import { announce } from '#renderer/lib/announcer.ts'
import { formatNumber } from '#renderer/lib/format.ts'

/** The player's R3. A change is counted out, and said once. */
export function RollingBalance({ balance }: { balance: number }) {
  const { t } = useTranslation()
  const announced = useRef(balance)
  const announceBalance = useEffectEvent(() =>
    announce(t('common.balance', { value: formatNumber(balance) })),
  )
  useEffect(() => {
    if (announced.current === balance) return
    announced.current = balance
    announceBalance()
  }, [balance])
  return <RollingNumber value={balance} text={(value) => t('common.r3', { value: formatNumber(value) })} />
}
