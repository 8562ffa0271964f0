import { Anchor, Button, Title } from '@mantine/core'
import { IconReceiptRefund } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { PageShell } from '#renderer/components/page-shell.tsx'
import { itemName } from '#renderer/components/store/item-name.ts'
import { PlayerLink } from '#renderer/features/admin/economy/player-link.tsx'
import { FactList } from '#renderer/features/admin/frame/fact-list.tsx'
import { PlainTable } from '#renderer/features/admin/frame/plain-table.tsx'
import { formatEuro } from '#renderer/features/admin/payments/format-euro.ts'
import { paymentState } from '#renderer/features/admin/payments/payment-state.ts'
import { RefundDialog } from '#renderer/features/admin/payments/refund-dialog.tsx'
import { formatNumber } from '#renderer/lib/format.ts'
import { formatMoment } from '#renderer/lib/format-date.ts'
import { api } from '#renderer/lib/http-client.ts'
import { type AdminPaymentData, adminPaymentData } from '#shared/schemas/admin-payments.ts'

/** While the vendor has not answered. */
const ASK_AGAIN_MS = 3_000

/** One payment with all that is known of it. */
export function PaymentPage({ id }: { id: string }) {
  const { t } = useTranslation()
  const [isRefunding, setRefunding] = useState(false)
  const path = `/admin/payments/${encodeURIComponent(id)}`
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', path],
    queryFn: ({ signal }) => api.get(path, { schema: adminPaymentData, signal }),
    refetchInterval: ({ state }) => (isUnsettled(state.data) ? ASK_AGAIN_MS : false),
  })
  return (
    <PageShell
      title={t('admin.parts.payments')}
      aside={
        data &&
        data.refundable > 0 && (
          <Button
            variant="danger"
            leftSection={<IconReceiptRefund size={18} aria-hidden />}
            onClick={() => setRefunding(true)}
          >
            {t('adminEconomy.payments.refund')}
          </Button>
        )
      }
    >
      <Anchor component={Link} to="/admin/payments">
        {t('adminEconomy.payments.back')}
      </Anchor>
      {data ? (
        <Facts data={data} />
      ) : error ? (
        <ErrorState title={t('adminEconomy.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton />
      )}
      {isRefunding && data && <RefundDialog data={data} onClose={() => setRefunding(false)} />}
    </PageShell>
  )
}

/** A refund that the vendor has not answered, or not told of yet. */
const isUnsettled = (data: AdminPaymentData | undefined): boolean =>
  data?.refunds.some(({ state }) => state === 'asked') === true ||
  (data?.payment.state === 'paid' && data.refunds.some(({ state }) => state === 'taken'))

function Facts({ data }: { data: AdminPaymentData }) {
  const { t } = useTranslation()
  const { payment, granted, disputes, refunds, entries } = data
  const unit = t(`adminEconomy.currencies.${granted.currency}`)
  return (
    <>
      <FactList
        facts={[
          [t('adminEconomy.who'), <PlayerLink key="who" user={payment.user} />],
          [t('adminEconomy.payments.item'), itemName(t, payment.item)],
          [t('adminEconomy.payments.price'), formatEuro(payment.price.amount)],
          [t('adminEconomy.payments.state'), paymentState(payment)],
          [t('adminEconomy.payments.refunded'), formatEuro(payment.refunded)],
          [t('adminEconomy.payments.granted'), `${formatNumber(granted.amount)} ${unit}`],
          [t('adminEconomy.payments.takenBack'), `${formatNumber(payment.takenBack)} ${unit}`],
          [t('adminEconomy.payments.createdAt'), formatMoment(payment.createdAt)],
          [t('adminEconomy.payments.paidAt'), payment.paidAt === null ? '–' : formatMoment(payment.paidAt)],
          [t('adminEconomy.payments.vendor'), payment.provider],
          [
            t('adminEconomy.payments.ids'),
            [payment.id, payment.session, payment.month].filter((one) => one !== null).join(', '),
          ],
          [
            t('adminEconomy.payments.disputes'),
            disputes
              .map(
                ({ id, amount, outcome }) =>
                  `${id}: ${formatEuro(amount)}, ${t(`adminEconomy.payments.outcomes.${outcome}`)}`,
              )
              .join('; ') || '–',
          ],
        ]}
      />
      <Title order={2} size="h4" mt="lg" mb="xs">
        {t('adminEconomy.payments.refunds')}
      </Title>
      {refunds.length === 0 ? (
        <p>{t('adminEconomy.payments.noRefunds')}</p>
      ) : (
        <PlainTable
          caption={t('adminEconomy.payments.refunds')}
          columns={[
            { title: t('adminEconomy.time'), cell: ({ askedAt }) => formatMoment(askedAt) },
            {
              title: t('adminEconomy.amount'),
              cell: ({ amount }) => formatEuro(amount),
              isNumber: true,
            },
            {
              title: t('adminEconomy.payments.state'),
              cell: ({ state }) => t(`adminEconomy.payments.states.${state}`),
            },
            {
              title: t('adminEconomy.reason'),
              cell: ({ reason, ticket }) => [reason, ticket].filter(Boolean).join(' · '),
              isProse: true,
            },
            {
              title: t('adminEconomy.admin'),
              cell: ({ admin }) => admin.username ?? t('adminEconomy.gone'),
            },
          ]}
          rows={refunds}
          keyOf={({ id }) => id}
        />
      )}
      <Title order={2} size="h4" mt="lg" mb="xs">
        {t('adminEconomy.payments.moved')}
      </Title>
      <PlainTable
        caption={t('adminEconomy.payments.moved')}
        columns={[
          { title: t('adminEconomy.time'), cell: ({ at }) => formatMoment(at) },
          { title: t('adminEconomy.ledger.kind'), cell: ({ kind }) => t(`store.history.reasons.${kind}`) },
          { title: t('adminEconomy.amount'), cell: ({ amount }) => formatNumber(amount), isNumber: true },
          { title: t('adminEconomy.ledger.owed'), cell: ({ owed }) => formatNumber(owed), isNumber: true },
        ]}
        rows={entries}
        keyOf={({ key }) => key}
      />
    </>
  )
}
