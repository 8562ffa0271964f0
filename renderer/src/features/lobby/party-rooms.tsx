import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { EmptyPanel } from '#renderer/components/empty-panel.tsx'
import { EmptyState } from '#renderer/components/empty-state.tsx'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { useKeptFocus } from '#renderer/features/lobby/kept-focus.ts'
import classes from '#renderer/features/lobby/party-lobby-page.module.css'
import { RoomCards } from '#renderer/features/lobby/room-cards.tsx'
import { useJoinRoom } from '#renderer/features/lobby/use-join-room.ts'
import { api } from '#renderer/lib/http-client.ts'
import { PAGE_LIMIT_MAX } from '#shared/constants/limits.ts'
import { roomListData } from '#shared/schemas/room.ts'

const PasswordDialog = lazyPart(
  async () => (await import('#renderer/features/lobby/password-dialog.tsx')).PasswordDialog,
)

/** A party has no account channel that would tell of new rooms. */
const ASK_EVERY_MS = 3_000

/** The party's rooms, the full and the running ones too. */
export function PartyRooms() {
  const { t } = useTranslation()
  const { lockedRoom, enterWith, forgetLockedRoom, ...actions } = useJoinRoom()
  return (
    <section aria-labelledby="rooms-title">
      <div className={classes.head}>
        <h2 id="rooms-title" className={classes.title}>
          {t('party.lobby.rooms')}
        </h2>
        <SetUp />
      </div>
      <Rooms {...actions} />
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

function SetUp() {
  const { t } = useTranslation()
  return (
    <Button component={Link} to="/create-lobby" leftSection={<IconPlus size={20} stroke={2.6} aria-hidden />}>
      {t('party.lobby.setUp')}
    </Button>
  )
}

type Actions = Pick<ReturnType<typeof useJoinRoom>, 'joiningId' | 'join'>

function Rooms(actions: Actions) {
  const { t } = useTranslation()
  const { box, ...focus } = useKeptFocus()
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['rooms', 'party'],
    queryFn: ({ signal }) =>
      api.get('/rooms', { query: { showFull: true, limit: PAGE_LIMIT_MAX }, schema: roomListData, signal }),
    refetchOnMount: 'always',
    refetchInterval: ASK_EVERY_MS,
  })
  if (isPending) return <ListSkeleton rows={3} height={96} />
  if (!data)
    return <ErrorState title={t('party.lobby.failed')} error={error} onRetry={() => void refetch()} />
  if (data.rooms.length === 0)
    return (
      <EmptyPanel>
        <EmptyState title={t('party.lobby.empty')}>{t('party.lobby.emptyHint')}</EmptyState>
      </EmptyPanel>
    )
  return (
    <div ref={box} {...focus}>
      <RoomCards rooms={data.rooms} {...actions} />
    </div>
  )
}
