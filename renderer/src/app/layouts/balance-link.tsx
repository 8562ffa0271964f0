import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import classes from '#renderer/app/layouts/header.module.css'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { formatNumber } from '#renderer/lib/format.ts'

const RollingBalance = lazyPart(
  async () => (await import('#renderer/app/layouts/rolling-balance.tsx')).RollingBalance,
)

/** The player's R3, and the way to more. */
export function BalanceLink({ balance }: { balance: number }) {
  const { t } = useTranslation()
  const value = formatNumber(balance)
  return (
    <Link to="/buy-r3" className={classes.balance} aria-label={t('common.balance', { value })}>
      <RollingBalance balance={balance} meanwhile={t('common.r3', { value })} />
    </Link>
  )
}
