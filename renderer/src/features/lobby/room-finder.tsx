import { Button } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { FilterFields } from '#renderer/features/lobby/filter-fields.tsx'
import { activeCount } from '#renderer/features/lobby/room-filters.ts'
import classes from '#renderer/features/lobby/room-finder.module.css'
import { SearchField } from '#renderer/features/lobby/search-field.tsx'
import type { useRoomFilters } from '#renderer/features/lobby/use-room-filters.ts'

const FilterDrawer = lazyPart(
  async () => (await import('#renderer/features/lobby/filter-drawer.tsx')).FilterDrawer,
)

interface RoomFinderProps extends ReturnType<typeof useRoomFilters> {
  searchRef: Ref<HTMLInputElement>
}

/** Search and filters, once there are more rooms than one sees at a glance. */
export function RoomFinder({ searchRef, filters, change, clear }: RoomFinderProps) {
  const { t } = useTranslation()
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const [drawerOpen, drawer] = useDisclosure(false)
  const active = activeCount(filters)
  return (
    <>
      <div className={classes.bar}>
        <div className={classes.search}>
          <SearchField
            fieldRef={searchRef}
            value={filters.search ?? ''}
            onSearch={(text) => change({ search: text === '' ? undefined : text })}
          />
        </div>
        {narrow ? (
          <Button
            variant="default"
            leftSection={<IconAdjustmentsHorizontal size={20} aria-hidden />}
            onClick={drawer.open}
          >
            {active === 0 ? t('roomFilters.openNone') : t('roomFilters.open', { count: active })}
          </Button>
        ) : (
          active > 0 && (
            <Button variant="subtle" onClick={clear}>
              {t('roomFilters.clear', { n: active })}
            </Button>
          )
        )}
      </div>
      {!narrow && (
        <fieldset className={classes.filters} aria-label={t('roomFilters.title')}>
          <FilterFields filters={filters} onChange={change} />
        </fieldset>
      )}
      {drawerOpen && (
        <FilterDrawer
          filters={filters}
          onChange={change}
          onClose={drawer.close}
          onClear={active > 0 ? clear : null}
          clearLabel={t('roomFilters.clear', { n: active })}
          onFailed={drawer.close}
        />
      )}
    </>
  )
}
