import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#renderer/components/empty-state.tsx'
import { DataTable } from '#renderer/features/admin/frame/data-table.tsx'
import type { Column } from '#renderer/features/admin/frame/plain-table.tsx'
import { SearchField } from '#renderer/features/admin/frame/search-field.tsx'
import { useFilters } from '#renderer/features/admin/frame/use-filters.ts'
import { usePages } from '#renderer/features/admin/frame/use-pages.ts'
import { PlainDialog } from '#renderer/features/admin/users/plain-dialog.tsx'
import { formatMoment } from '#renderer/lib/format-date.ts'
import { type BannedAddress, bannedAddressesData } from '#shared/schemas/banned-addresses.ts'

const PATH = '/admin/banned-addresses'
/** Enough to tell one from another. */
const SHOWN_DIGITS = 12

/** Bans that outlived their accounts. */
export function BannedAddresses() {
  const { t } = useTranslation()
  const [filters, setFilter] = useFilters(['email'])
  const [lifted, setLifted] = useState<string | null>(null)
  const pages = usePages({
    path: PATH,
    query: filters,
    schema: bannedAddressesData,
    rowsOf: ({ addresses }) => addresses,
  })
  const columns: Column<BannedAddress>[] = [
    { title: t('adminUsers.sanctions.reason'), cell: ({ reason }) => reason, text: ({ reason }) => reason },
    {
      title: t('adminUsers.addresses.holds'),
      cell: ({ until }) =>
        until === null
          ? t('adminUsers.sanctions.states.forGood')
          : t('adminUsers.sanctions.states.until', { when: formatMoment(until) }),
      text: ({ until }) => until ?? '',
    },
    {
      title: t('adminUsers.addresses.digest'),
      cell: ({ digest }) => digest.slice(0, SHOWN_DIGITS),
      text: ({ digest }) => digest,
    },
    {
      title: t('adminUsers.actions.title'),
      cell: ({ digest }) => (
        <Button variant="default" size="compact-md" onClick={() => setLifted(digest)}>
          {t('adminUsers.actions.unbanAddress')}
        </Button>
      ),
    },
  ]
  return (
    <>
      <Text mb="md">{t('adminUsers.addresses.about')}</Text>
      <Group mb="md">
        <SearchField
          label={t('adminUsers.addresses.email')}
          value={filters.email}
          onChange={(email) => setFilter('email', email)}
        />
      </Group>
      <DataTable
        caption={t('adminUsers.addresses.title')}
        columns={columns}
        pages={pages}
        keyOf={({ digest }) => digest}
        empty={<EmptyState title={t('adminUsers.addresses.empty')} />}
      />
      {lifted !== null && (
        <PlainDialog
          action="unbanAddress"
          path={`${PATH}/${lifted}`}
          name=""
          opened
          onClose={() => setLifted(null)}
        />
      )}
    </>
  )
}
