import { useTranslation } from 'react-i18next'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { BuyButton, BuyLock } from '#renderer/components/store/buy-button.tsx'
import { useStorePacks } from '#renderer/components/store/store-queries.ts'
import { useBuy } from '#renderer/components/store/use-buy.ts'
import classes from '#renderer/features/store/packs.module.css'
import { TokenStack } from '#renderer/features/store/token-stack.tsx'
import { formatNumber } from '#renderer/lib/format.ts'
import type { StorePacks } from '#shared/schemas/store.ts'

type Pack = StorePacks['packs'][number]

/** The packs of R3. What a euro buys stands on each, and nothing else speaks for any of them. */
export function Packs() {
  const { t } = useTranslation()
  const { data, error, isPending, refetch } = useStorePacks()
  const buying = useBuy()
  if (isPending) return <ListSkeleton rows={4} height={96} />
  if (!data) return <ErrorState title={t('store.failed')} error={error} onRetry={() => void refetch()} />
  return (
    <>
      <BuyLock />
      <ul className={classes.packs} aria-label={t('store.packs')} data-testid="packs">
        {data.packs.map((pack, index) => (
          <li key={pack.id} className={classes.pack}>
            <TokenStack height={index + 1} />
            <PackFacts pack={pack} />
            <BuyButton item={pack} buying={buying} />
          </li>
        ))}
      </ul>
      <p className={classes.vat}>{t('store.vat')}</p>
    </>
  )
}

function PackFacts({ pack: { r3, price } }: { pack: Pack }) {
  const { t } = useTranslation()
  const perEuro = Math.round(r3 / (price.amount / 100))
  return (
    <div className={classes.facts}>
      <h2 className={classes.r3}>{t('common.r3', { value: formatNumber(r3) })}</h2>
      <p className={classes.rate}>{t('store.rate', { value: formatNumber(perEuro) })}</p>
    </div>
  )
}
