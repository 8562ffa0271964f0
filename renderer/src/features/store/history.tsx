import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { EmptyPanel } from '#renderer/components/empty-panel.tsx'
import { EmptyState } from '#renderer/components/empty-state.tsx'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { Pager } from '#renderer/components/pager.tsx'
import { PlayLink } from '#renderer/components/play-link.tsx'
import classes from '#renderer/features/store/rows.module.css'
import { formatNumber } from '#renderer/lib/format.ts'
import { formatMoment } from '#renderer/lib/format-date.ts'
import { api } from '#renderer/lib/http-client.ts'
import { useUser } from '#renderer/session/session-store.ts'
import { PAGE_LIMIT_DEFAULT } from '#shared/constants/limits.ts'
import { type WalletEntry, walletEntriesData } from '#shared/schemas/wallet.ts'

const pageIn = (query: URLSearchParams): number => {
  const page = Number(query.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 ? page : 1
}

/** Every movement of R3 with its reason in words, newest first, a page at a time. */
export function History() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const { balance } = useUser()
  const page = pageIn(search)
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    // Whatever moves the balance adds a line.
    queryKey: ['wallet', 'entries', { page, balance }],
    queryFn: ({ signal }) =>
      api.get('/wallet/entries', {
        query: { page, limit: PAGE_LIMIT_DEFAULT },
        schema: walletEntriesData,
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const turnTo = useCallback(
    (next: number) =>
      setSearch({ tab: 'history', page: String(next) }, { preventScrollReset: true, replace: true }),
    [setSearch],
  )
  const last = data && Math.max(Math.ceil(data.total / data.limit), 1)
  // The address may name a page that there is not.
  useEffect(() => {
    if (last !== undefined && !isPlaceholderData && page > last) turnTo(last)
  }, [last, page, isPlaceholderData, turnTo])
  if (isPending) return <ListSkeleton rows={6} />
  if (!data)
    return <ErrorState title={t('store.history.failed')} error={error} onRetry={() => void refetch()} />
  if (data.total === 0)
    return (
      <EmptyPanel>
        <EmptyState title={t('store.history.empty')} action={<PlayLink />}>
          {t('store.history.emptyHint')}
        </EmptyState>
      </EmptyPanel>
    )
  return (
    <div style={{ opacity: isPlaceholderData ? 'max(0.6, var(--rr-least-opacity))' : 1 }}>
      <h2 className={classes.title}>{t('store.history.title')}</h2>
      <ol className={classes.rows} data-testid="wallet-entries">
        {data.entries.map((entry) => (
          <Row key={entry.id} entry={entry} />
        ))}
      </ol>
      <Pager shown={data} page={page} turnTo={turnTo} label={t('store.history.pages')} />
    </div>
  )
}

/** +120 or −60: a minus sign, and not a hyphen. */
const signed = (amount: number): string => `${amount > 0 ? '+' : '−'}${formatNumber(Math.abs(amount))}`

function Row({ entry: { amount, reason, at, balance } }: { entry: WalletEntry }) {
  const { t } = useTranslation()
  return (
    <li className={classes.row}>
      <div>
        <strong>{t(`store.history.reasons.${reason}`)}</strong>
        <time dateTime={at}>{formatMoment(at)}</time>
      </div>
      <div className={classes.end}>
        <strong className={classes.sum} data-gain={amount > 0}>
          {t('common.r3', { value: signed(amount) })}
        </strong>
        <span className={classes.after}>{t('store.history.balance', { value: formatNumber(balance) })}</span>
      </div>
    </li>
  )
}
