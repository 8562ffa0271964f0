import { Button } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { EmptyPanel } from '#renderer/components/empty-panel.tsx'
import { EmptyState } from '#renderer/components/empty-state.tsx'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { FilterFields } from '#renderer/features/shop/filter-fields.tsx'
import { ItemGrid } from '#renderer/features/shop/item-grid.tsx'
import { ShelfSkeleton } from '#renderer/features/shop/shelf-skeleton.tsx'
import { activeCount, matches } from '#renderer/features/shop/shop-filters.ts'
import classes from '#renderer/features/shop/shop-page.module.css'
import type { DailyLibrary } from '#renderer/features/shop/use-daily-library.ts'
import { useShopFilters } from '#renderer/features/shop/use-shop-filters.ts'
import { toast } from '#renderer/lib/toast.ts'

const FilterDrawer = lazyPart(
  async () => (await import('#renderer/features/shop/filter-drawer.tsx')).FilterDrawer,
)
const ItemPreview = lazyPart(
  async () => (await import('#renderer/features/shop/item-preview.tsx')).ItemPreview,
)

/** Today's set, what narrows it, and the one that is looked at. */
export function ShopShelves({ data, error, isPending, refetch }: DailyLibrary) {
  const { t } = useTranslation()
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const [drawerOpen, drawer] = useDisclosure(false)
  const { filters, change, clear } = useShopFilters()
  const [openId, setOpenId] = useState<string | null>(null)
  const active = activeCount(filters)

  if (isPending) return <ShelfSkeleton />
  if (!data) return <ErrorState title={t('library.failed')} error={error} onRetry={() => void refetch()} />
  if (data.items.length === 0)
    return (
      <EmptyPanel>
        <EmptyState title={t('library.set.empty')} action={<InventoryLink />}>
          {t('library.set.emptyHint')}
        </EmptyState>
      </EmptyPanel>
    )

  const items = data.items.filter((item) => matches(item, filters))
  const looked = data.items.find(({ id }) => id === openId)
  const close = () => setOpenId(null)
  const changeDay = () => {
    close()
    toast.blank(t('library.set.changed'))
    void refetch()
  }
  const clearButton = active > 0 && (
    <Button variant="subtle" onClick={clear}>
      {t('library.filters.clear', { n: active })}
    </Button>
  )
  return (
    <div className={classes.shelves}>
      {narrow ? (
        <div className={classes.bar}>
          <Button
            variant="default"
            leftSection={<IconAdjustmentsHorizontal size={20} aria-hidden />}
            onClick={drawer.open}
          >
            {active === 0 ? t('library.filters.openNone') : t('library.filters.open', { count: active })}
          </Button>
          <InventoryLink />
        </div>
      ) : (
        <div className={classes.rail}>
          <fieldset className={classes.fields} aria-label={t('library.filters.title')}>
            <FilterFields filters={filters} onChange={change} />
          </fieldset>
          {clearButton}
          <InventoryLink />
          <p className={classes.keys}>
            <kbd>↑ ↓ ← →</kbd> {t('library.set.keys')}
          </p>
        </div>
      )}
      {items.length > 0 ? (
        <ItemGrid items={items} onOpen={({ id }) => setOpenId(id)} />
      ) : (
        <EmptyPanel>
          <EmptyState title={t('library.set.none')} action={clearButton}>
            {t('library.set.noneHint')}
          </EmptyState>
        </EmptyPanel>
      )}
      {drawerOpen && (
        <FilterDrawer
          filters={filters}
          onChange={change}
          active={active}
          onClear={clear}
          onClose={drawer.close}
          onFailed={drawer.close}
        />
      )}
      {looked && (
        <ItemPreview
          key={looked.id}
          item={looked}
          onClose={close}
          onDayChanged={changeDay}
          onFailed={close}
        />
      )}
    </div>
  )
}

function InventoryLink() {
  const { t } = useTranslation()
  return (
    <Button component={Link} to="/profile?tab=inventory" variant="default">
      {t('library.mine')}
    </Button>
  )
}
