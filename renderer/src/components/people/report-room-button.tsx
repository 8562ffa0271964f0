import { ActionIcon } from '@mantine/core'
import { IconFlag } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { openDialog } from '#renderer/components/people/social-store.ts'
import { knowsAccounts } from '#renderer/session/account.ts'
import { useSession } from '#renderer/session/session-store.ts'
import type { Room } from '#shared/schemas/room.ts'

/** Reports a room. Not one’s own, not one that the server has made, and none at a party. */
export function ReportRoomButton({ room }: { room: Room }) {
  const { t } = useTranslation()
  const isMine = useSession(({ user }) => user?.id === room.host.id)
  if (isMine || room.matched || !knowsAccounts()) return null
  return (
    <ActionIcon
      size="lg"
      aria-haspopup="dialog"
      aria-label={t('friends.report.roomOf', { room: room.name })}
      title={t('friends.report.room')}
      onClick={() => openDialog({ what: 'reportRoom', room })}
    >
      <IconFlag size={20} aria-hidden />
    </ActionIcon>
  )
}
