import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { EmptyState } from '#renderer/components/empty-state.tsx'
import { PageShell } from '#renderer/components/page-shell.tsx'
import { itemName } from '#renderer/components/store/item-name.ts'
import { PlayerLink } from '#renderer/features/admin/economy/player-link.tsx'
import { spanOf, TimeFilters } from '#renderer/features/admin/economy/time-filters.tsx'
import { DataTable } from '#renderer/features/admin/frame/data-table.tsx'
import { FilterRow } from '#renderer/features/admin/frame/filter-row.tsx'
import type { Column } from '#renderer/features/admin/frame/plain-table.tsx'
import { SearchField } from '#renderer/features/admin/frame/search-field.tsx'
import { useFilters } from '#renderer/features/admin/frame/use-filters.ts'
import { usePages } from '#renderer/features/admin/frame/use-pages.ts'
import { formatEuro } from '#renderer/features/admin/payments/format-euro.ts'
import { PaymentPage } from '#renderer/features/admin/payments/payment-page.tsx'
import { paymentState } from '#renderer/features/admin/payments/payment-state.ts'
import { formatMoment } from '#renderer/lib/format-date.ts'
import { PURCHASE_STATES, STORE_PROVIDERS } from '#shared/constants/store.ts'
import { type AdminPayment, adminPaymentsData } from '#shared/schemas/admin-payments.ts'

/** /admin/payments and /admin/payments/{id}: what was paid with money. */
export function PaymentsPart() {
  const { id } = useParams()
  return id === undefined ? <PaymentList /> : <PaymentPage id={id} />
}

function PaymentList() {
  const { t } = useTranslation()
  const [filters, setFilter] = useFilters(['user', 'provider', 'state', 'vendorId', 'from', 'until'])
  const pages = usePages({
    path: '/admin/payments',
    query: { ...filters, ...spanOf(filters) },
    schema: adminPaymentsData,
    rowsOf: ({ payments }) => payments,
  })
  const columns: Column<AdminPayment>[] = [
    {
      title: t('adminEconomy.time'),
      cell: ({ id, createdAt }) => <Link to={`/admin/payments/${id}`}>{formatMoment(createdAt)}</Link>,
      text: ({ createdAt }) => createdAt,
    },
    {
      title: t('adminEconomy.who'),
      cell: ({ user }) => <PlayerLink user={user} />,
      text: ({ user }) => user?.username ?? '',
    },
    {
      title: t('adminEconomy.payments.item'),
      cell: ({ item }) => itemName(t, item),
      text: ({ item }) => item,
    },
    {
      title: t('adminEconomy.payments.price'),
      cell: ({ price }) => formatEuro(price.amount),
      text: ({ price }) => `${price.amount}`,
      isNumber: true,
    },
    {
      title: t('adminEconomy.payments.state'),
      cell: (payment) => paymentState(payment),
      text: ({ state }) => state,
    },
    {
      title: t('adminEconomy.payments.refunded'),
      cell: ({ refunded }) => (refunded === 0 ? '–' : formatEuro(refunded)),
      text: ({ refunded }) => `${refunded}`,
      isNumber: true,
    },
    {
      title: t('adminEconomy.payments.vendor'),
      cell: ({ provider }) => provider,
      text: ({ provider }) => provider,
    },
  ]
  return (
    <PageShell title={t('admin.parts.payments')} lead={t('adminEconomy.payments.lead')}>
      <FilterRow>
        <SearchField
          label={t('adminEconomy.player')}
          value={filters.user}
          onChange={(user) => setFilter('user', user)}
        />
        <Select
          label={t('adminEconomy.payments.state')}
          placeholder={t('adminEconomy.any')}
          data={PURCHASE_STATES.map((value) => ({ value, label: t(`store.purchases.states.${value}`) }))}
          value={filters.state}
          onChange={(state) => setFilter('state', state)}
          clearable
        />
        <Select
          label={t('adminEconomy.payments.vendor')}
          placeholder={t('adminEconomy.any')}
          data={[...STORE_PROVIDERS]}
          value={filters.provider}
          onChange={(provider) => setFilter('provider', provider)}
          clearable
        />
        <SearchField
          label={t('adminEconomy.payments.vendorId')}
          value={filters.vendorId}
          onChange={(vendorId) => setFilter('vendorId', vendorId)}
        />
        <TimeFilters span={filters} onChange={setFilter} />
      </FilterRow>
      <DataTable
        caption={t('admin.parts.payments')}
        columns={columns}
        pages={pages}
        keyOf={({ id }) => id}
        empty={<EmptyState title={t('adminEconomy.payments.empty')} />}
        file="payments"
      />
    </PageShell>
  )
}
