import { Alert } from '@mantine/core'
import { IconWifiOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { friendsQuery } from '#renderer/components/people/friends-query.ts'
import { AddFriend } from '#renderer/features/friends/add-friend.tsx'
import classes from '#renderer/features/friends/friends.module.css'
import { FriendsLists } from '#renderer/features/friends/friends-lists.tsx'
import { useOnline } from '#renderer/hooks/use-online.ts'

/** No event tells of a friend who comes or goes. */
const LOOK_EVERY_MS = 15_000

export function FriendsPanel({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const field = useRef<HTMLInputElement>(null)
  const { data, error, refetch } = useQuery({
    ...friendsQuery,
    refetchOnMount: 'always',
    refetchInterval: isOpen ? LOOK_EVERY_MS : false,
  })
  return (
    <div className={classes.panel} data-testid="friends">
      {!isOnline && data && (
        <Alert icon={<IconWifiOff size={20} aria-hidden />} role="status">
          {t('friends.offline')}
        </Alert>
      )}
      <AddFriend field={field} />
      {data ? (
        <FriendsLists friends={data} onAdd={() => field.current?.focus()} />
      ) : error ? (
        <ErrorState title={t('friends.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={5} height={56} />
      )}
    </div>
  )
}
