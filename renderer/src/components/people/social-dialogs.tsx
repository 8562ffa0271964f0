import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#renderer/components/people/confirm-dialog.tsx'
import { block, removeFriend } from '#renderer/components/people/friend-calls.ts'
import { ReportPlayer } from '#renderer/components/people/report-player.tsx'
import { ReportRoom } from '#renderer/components/people/report-room.tsx'
import { closeDialog, type SocialDialog } from '#renderer/components/people/social-store.ts'

/** What is asked about another player before it is done. */
export function SocialDialogs({ dialog }: { dialog: SocialDialog }) {
  const { t } = useTranslation()
  const cancel = t('common.actions.cancel')
  switch (dialog.what) {
    case 'report':
      return <ReportPlayer person={dialog.person} onClose={closeDialog} />
    case 'reportRoom':
      return <ReportRoom room={dialog.room} onClose={closeDialog} />
    case 'remove':
    case 'block': {
      const { what, person } = dialog
      const name = person.username
      return (
        <ConfirmDialog
          title={t(`friends.confirm.${what}Title`, { name })}
          body={t(`friends.confirm.${what}Body`)}
          stay={cancel}
          go={t(`friends.confirm.${what}`)}
          onGo={() => (what === 'remove' ? removeFriend(person) : block(person))}
          onClose={closeDialog}
        />
      )
    }
    case 'leave':
      return (
        <ConfirmDialog
          title={t('friends.leave.title')}
          body={t(`friends.leave.${dialog.from}`)}
          stay={t('friends.leave.stay')}
          go={t('friends.leave.go')}
          onGo={dialog.go}
          onClose={closeDialog}
        />
      )
  }
}
