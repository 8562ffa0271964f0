import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type Ref, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import classes from '#renderer/features/lobby/room-browser.module.css'
import { activeCount } from '#renderer/features/lobby/room-filters.ts'
import { RoomResults } from '#renderer/features/lobby/room-results.tsx'
import { useJoinRoom } from '#renderer/features/lobby/use-join-room.ts'
import { useRoomFilters } from '#renderer/features/lobby/use-room-filters.ts'
import { useRoomList } from '#renderer/features/lobby/use-room-list.ts'
import type { TextSource } from '#renderer/lib/i18n.ts'

const finderTexts: TextSource = (locale) =>
  locale === 'it' ? import('#shared/i18n/it/room-filters.ts') : import('#shared/i18n/en/room-filters.ts')
const RoomFinder = lazyPart(
  async () => (await import('#renderer/features/lobby/room-finder.tsx')).RoomFinder,
  finderTexts,
)
const EmptyLobby = lazyPart(
  async () => (await import('#renderer/features/lobby/empty-lobby.tsx')).EmptyLobby,
  finderTexts,
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
  const finding = useRoomFilters()
  const { lockedRoom, enterWith, forgetLockedRoom, ...actions } = useJoinRoom()
  const list = useRoomList(finding.filters)
  const isFiltered = activeCount(finding.filters) > 0
  // Once there they stay: what one is about to press must not vanish.
  const hasFilters = useRef(false)
  hasFilters.current ||= isFiltered || (list.data?.total ?? 0) > SEEN_AT_A_GLANCE
  return (
    <section aria-labelledby="rooms-title">
      <div className={classes.head}>
        <h2 id="rooms-title" className={classes.title}>
          {t('lobby.rooms.title')}
        </h2>
        <Button
          variant="default"
          leftSection={<IconPlus size={20} stroke={2.6} aria-hidden />}
          onClick={onCreate}
        >
          {t('lobby.rooms.create')}
        </Button>
      </div>
      {hasFilters.current && <RoomFinder searchRef={searchRef} {...finding} />}
      <RoomResults
        list={list}
        empty={<EmptyLobby onCreate={onCreate} onShowAll={isFiltered ? finding.clear : null} />}
        {...actions}
      />
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
