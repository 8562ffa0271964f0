import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { block } from '#renderer/components/people/friend-calls.ts'
import { friendsQuery, relationTo } from '#renderer/components/people/friends-query.ts'
import { ReportDialog } from '#renderer/components/people/report-dialog.tsx'
import { roomState } from '#renderer/realtime/room/room-store.ts'
import { useLacksAccount } from '#renderer/session/account.ts'
import { PLAYER_REPORT_KINDS } from '#shared/constants/friends.ts'
import type { Person } from '#shared/schemas/friends.ts'

/** The room that both have been in: whoever has left is known by their avatar. */
function sharedRoom(userId: string): string | null {
  const { roomId, model } = roomState()
  return roomId !== null && userId in model.avatars ? roomId : null
}

export function ReportPlayer({ person, onClose }: { person: Person; onClose: () => void }) {
  const { t } = useTranslation()
  const roomId = sharedRoom(person.id)
  return (
    <ReportDialog
      title={t('friends.report.playerTitle', { name: person.username })}
      kinds={PLAYER_REPORT_KINDS.map((kind) => ({ kind, label: t(`friends.report.players.${kind}`) }))}
      sentAlong={t(roomId === null ? 'friends.report.nothingSent' : 'friends.report.linesSent')}
      path={`/users/${encodeURIComponent(person.id)}/report`}
      {...(roomId === null ? {} : { body: { roomId } })}
      done={<BlockToo person={person} onDone={onClose} />}
      onClose={onClose}
    />
  )
}

function BlockToo({ person, onDone }: { person: Person; onDone: () => void }) {
  const { t } = useTranslation()
  const lacksAccount = useLacksAccount()
  const { data } = useQuery({ ...friendsQuery, enabled: !lacksAccount })
  if (lacksAccount || relationTo(person.id, data) === 'blocked') return null
  return (
    <>
      <Text>{t('friends.report.doneHint', { name: person.username })}</Text>
      <Button variant="danger" onClick={() => void block(person).then((done) => done && onDone())}>
        {t('friends.report.block', { name: person.username })}
      </Button>
    </>
  )
}
