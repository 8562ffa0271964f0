import { Button } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { IconAdjustmentsHorizontal, IconPlus } from '@tabler/icons-react'
import { type Ref, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import classes from '#renderer/features/lobby/room-browser.module.css'
import { activeCount } from '#renderer/features/lobby/room-filters.ts'
import { RoomResults } from '#renderer/features/lobby/room-results.tsx'
import { SearchField } from '#renderer/features/lobby/search-field.tsx'
import { useJoinRoom } from '#renderer/features/lobby/use-join-room.ts'
import { useRoomFilters } from '#renderer/features/lobby/use-room-filters.ts'
import { useRoomList } from '#renderer/features/lobby/use-room-list.ts'

const FilterFields = lazyPart(
  async () => (await import('#renderer/features/lobby/filter-fields.tsx')).FilterFields,
)
const FilterDrawer = lazyPart(
  async () => (await import('#renderer/features/lobby/filter-drawer.tsx')).FilterDrawer,
)
const PasswordDialog = lazyPart(
  async () => (await import('#renderer/features/lobby/password-dialog.tsx')).PasswordDialog,
)

/** So many rooms are seen at a glance: with no more there is nothing to filter. */
const SEEN_AT_A_GLANCE = 6

interface RoomBrowserProps {
  searchRef: Ref<HTMLInputElement>
  onCreate: () => void
}

/** The open rooms, and everything to find the right one. */
export function RoomBrowser({ searchRef, onCreate }: RoomBrowserProps) {
  const { t } = useTranslation()
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const [drawerOpen, drawer] = useDisclosure(false)
  const { filters, change, clear } = useRoomFilters()
  const { lockedRoom, enterWith, forgetLockedRoom, ...actions } = useJoinRoom()
  const list = useRoomList(filters)
  const active = activeCount(filters)
  // Once there they stay: what one is about to press must not vanish.
  const hasFilters = useRef(false)
  hasFilters.current ||= active > 0 || (list.data?.total ?? 0) > SEEN_AT_A_GLANCE
  const clearButton = active > 0 && (
    <Button variant="subtle" onClick={clear}>
      {t('lobby.filters.clear', { n: active })}
    </Button>
  )
  return (
    <section aria-labelledby="rooms-title">
      <div className={classes.bar}>
        <h2 id="rooms-title" className={classes.title}>
          {t('lobby.rooms.title')}
        </h2>
        {!narrow && clearButton}
        <div className={classes.search}>
          <SearchField
            fieldRef={searchRef}
            value={filters.search ?? ''}
            onSearch={(text) => change({ search: text === '' ? undefined : text })}
          />
        </div>
        {narrow && hasFilters.current && (
          <Button
            variant="default"
            leftSection={<IconAdjustmentsHorizontal size={20} aria-hidden />}
            onClick={drawer.open}
          >
            {active === 0 ? t('lobby.filters.openNone') : t('lobby.filters.open', { count: active })}
          </Button>
        )}
        <Button leftSection={<IconPlus size={20} stroke={2.6} aria-hidden />} onClick={onCreate}>
          {t('lobby.rooms.create')}
        </Button>
      </div>
      {!narrow && hasFilters.current && (
        <fieldset className={classes.filters} aria-label={t('lobby.filters.title')}>
          <FilterFields filters={filters} onChange={change} />
        </fieldset>
      )}
      <RoomResults list={list} isFiltered={active > 0} narrow={narrow} onCreate={onCreate} {...actions} />
      {drawerOpen && (
        <FilterDrawer
          filters={filters}
          onChange={change}
          onClose={drawer.close}
          onClear={active > 0 ? clear : null}
          clearLabel={t('lobby.filters.clear', { n: active })}
          onFailed={drawer.close}
        />
      )}
      {lockedRoom && (
        <PasswordDialog
          name={lockedRoom.room.name}
          error={lockedRoom.error}
          isJoining={actions.joiningId !== null}
          onEnter={enterWith}
          onClose={forgetLockedRoom}
          onFailed={forgetLockedRoom}
        />
      )}
    </section>
  )
}
