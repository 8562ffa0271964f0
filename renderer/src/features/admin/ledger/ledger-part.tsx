import { Button, Select } from '@mantine/core'
import { IconCoins } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#renderer/components/empty-state.tsx'
import { PageShell } from '#renderer/components/page-shell.tsx'
import { PlayerLink } from '#renderer/features/admin/economy/player-link.tsx'
import { spanOf, TimeFilters } from '#renderer/features/admin/economy/time-filters.tsx'
import { DataTable } from '#renderer/features/admin/frame/data-table.tsx'
import { FilterRow } from '#renderer/features/admin/frame/filter-row.tsx'
import type { Column } from '#renderer/features/admin/frame/plain-table.tsx'
import { SearchField } from '#renderer/features/admin/frame/search-field.tsx'
import { useFilters } from '#renderer/features/admin/frame/use-filters.ts'
import { usePages } from '#renderer/features/admin/frame/use-pages.ts'
import { BulkGrantDialog } from '#renderer/features/admin/grants/bulk-grant-dialog.tsx'
import { formatNumber } from '#renderer/lib/format.ts'
import { formatMoment } from '#renderer/lib/format-date.ts'
import { CURRENCIES, WALLET_REASONS } from '#shared/constants/wallet.ts'
import { adminLedgerData, type LedgerEntry } from '#shared/schemas/admin-ledger.ts'

const KEY_MAX = 96

/** /admin/ledger: what moved, for whom and why. */
export function LedgerPart() {
  const { t } = useTranslation()
  const [filters, setFilter] = useFilters(['user', 'kind', 'currency', 'key', 'from', 'until'])
  const [isGiving, setGiving] = useState(false)
  const pages = usePages({
    path: '/admin/ledger',
    query: { ...filters, ...spanOf(filters) },
    schema: adminLedgerData,
    rowsOf: ({ entries }) => entries,
  })
  const columns: Column<LedgerEntry>[] = [
    { title: t('adminEconomy.time'), cell: ({ at }) => formatMoment(at), text: ({ at }) => at },
    {
      title: t('adminEconomy.who'),
      cell: ({ user }) => <PlayerLink user={user} />,
      text: ({ user }) => user.username ?? user.id,
    },
    {
      title: t('adminEconomy.ledger.kind'),
      cell: ({ kind }) => t(`store.history.reasons.${kind}`),
      text: ({ kind }) => kind,
    },
    {
      title: t('adminEconomy.amount'),
      cell: ({ amount }) => formatNumber(amount),
      text: ({ amount }) => `${amount}`,
      isNumber: true,
    },
    {
      title: t('adminEconomy.currency'),
      cell: ({ currency }) => t(`adminEconomy.currencies.${currency}`),
      text: ({ currency }) => currency,
    },
    {
      title: t('adminEconomy.ledger.balance'),
      cell: ({ balance }) => formatNumber(balance),
      text: ({ balance }) => `${balance}`,
      isNumber: true,
    },
    {
      title: t('adminEconomy.ledger.owed'),
      cell: ({ owed }) => (owed === 0 ? '–' : formatNumber(owed)),
      text: ({ owed }) => `${owed}`,
      isNumber: true,
    },
    { title: t('adminEconomy.ledger.key'), cell: ({ key }) => key, text: ({ key }) => key },
  ]
  return (
    <PageShell title={t('admin.parts.ledger')} lead={t('adminEconomy.ledger.lead')}>
      <FilterRow>
        <SearchField
          label={t('adminEconomy.player')}
          value={filters.user}
          onChange={(user) => setFilter('user', user)}
        />
        <Select
          label={t('adminEconomy.ledger.kind')}
          placeholder={t('adminEconomy.any')}
          data={WALLET_REASONS.map((value) => ({ value, label: t(`store.history.reasons.${value}`) }))}
          value={filters.kind}
          onChange={(kind) => setFilter('kind', kind)}
          clearable
        />
        <Select
          label={t('adminEconomy.currency')}
          placeholder={t('adminEconomy.any')}
          data={CURRENCIES.map((value) => ({ value, label: t(`adminEconomy.currencies.${value}`) }))}
          value={filters.currency}
          onChange={(currency) => setFilter('currency', currency)}
          clearable
        />
        <SearchField
          label={t('adminEconomy.ledger.key')}
          max={KEY_MAX}
          value={filters.key}
          onChange={(key) => setFilter('key', key)}
        />
        <TimeFilters span={filters} onChange={setFilter} />
        <Button leftSection={<IconCoins size={18} aria-hidden />} onClick={() => setGiving(true)}>
          {t('adminEconomy.grants.many')}
        </Button>
      </FilterRow>
      <DataTable
        caption={t('admin.parts.ledger')}
        columns={columns}
        pages={pages}
        keyOf={({ id }) => id}
        empty={<EmptyState title={t('adminEconomy.ledger.empty')} />}
        file="ledger"
      />
      {isGiving && <BulkGrantDialog onClose={() => setGiving(false)} />}
    </PageShell>
  )
}
