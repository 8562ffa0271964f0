import { Button, Switch } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#renderer/components/empty-state.tsx'
import { DataTable } from '#renderer/features/admin/frame/data-table.tsx'
import { FilterRow } from '#renderer/features/admin/frame/filter-row.tsx'
import type { Column } from '#renderer/features/admin/frame/plain-table.tsx'
import { SearchField } from '#renderer/features/admin/frame/search-field.tsx'
import { useFilters } from '#renderer/features/admin/frame/use-filters.ts'
import { usePages } from '#renderer/features/admin/frame/use-pages.ts'
import { ItemDialog } from '#renderer/features/admin/library/item-dialog.tsx'
import { formatNumber } from '#renderer/lib/format.ts'
import { currentLanguage } from '#renderer/lib/i18n.ts'
import { type AdminItem, adminItemsData } from '#shared/schemas/admin-library.ts'

/** All items, with what they cost and whether they are sold. */
export function LibraryItems() {
  const { t } = useTranslation()
  const language = currentLanguage()
  const [filters, setFilter] = useFilters(['search', 'changed'])
  const [edited, setEdited] = useState<AdminItem | null>(null)
  const pages = usePages({
    path: '/admin/library/items',
    query: filters,
    schema: adminItemsData,
    rowsOf: ({ items }) => items,
  })
  const columns: Column<AdminItem>[] = [
    {
      title: t('adminEconomy.library.name'),
      cell: ({ name }) => name[language],
      text: ({ name }) => name.english,
    },
    { title: t('adminEconomy.library.itemId'), cell: ({ id }) => id, text: ({ id }) => id },
    {
      title: t('adminEconomy.library.rarity'),
      cell: ({ rarity }) => t(`library.rarity.${rarity}`),
      text: ({ rarity }) => rarity,
    },
    {
      title: t('adminEconomy.library.cataloguePrice'),
      cell: ({ cataloguePrice }) => formatNumber(cataloguePrice),
      text: ({ cataloguePrice }) => `${cataloguePrice}`,
      isNumber: true,
    },
    {
      title: t('adminEconomy.library.price'),
      cell: ({ price }) => formatNumber(price),
      text: ({ price }) => `${price}`,
      isNumber: true,
    },
    {
      title: t('adminEconomy.library.sold'),
      cell: ({ isSold }) => t(isSold ? 'adminEconomy.library.yes' : 'adminEconomy.library.no'),
      text: ({ isSold }) => `${isSold}`,
    },
    {
      title: t('adminEconomy.library.edit'),
      cell: (item) => (
        <Button
          variant="default"
          size="compact-md"
          aria-label={t('adminEconomy.library.editing', { name: item.name[language] })}
          onClick={() => setEdited(item)}
        >
          {t('adminEconomy.library.edit')}
        </Button>
      ),
    },
  ]
  return (
    <>
      <FilterRow>
        <SearchField
          label={t('adminEconomy.library.search')}
          value={filters.search}
          onChange={(search) => setFilter('search', search)}
        />
        <Switch
          label={t('adminEconomy.library.changed')}
          checked={filters.changed === 'true'}
          onChange={({ currentTarget }) => setFilter('changed', currentTarget.checked ? 'true' : null)}
        />
      </FilterRow>
      <DataTable
        caption={t('adminEconomy.library.items')}
        columns={columns}
        pages={pages}
        keyOf={({ id }) => id}
        empty={<EmptyState title={t('adminEconomy.library.empty')} />}
        file="library"
      />
      {edited && <ItemDialog item={edited} onClose={() => setEdited(null)} />}
    </>
  )
}
