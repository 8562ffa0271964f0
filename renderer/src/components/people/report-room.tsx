import { useTranslation } from 'react-i18next'
import { ReportDialog } from '#renderer/components/people/report-dialog.tsx'
import { ROOM_REPORT_KINDS } from '#shared/constants/friends.ts'
import type { Room } from '#shared/schemas/room.ts'

export function ReportRoom({ room, onClose }: { room: Room; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <ReportDialog
      title={t('friends.report.roomTitle', { room: room.name })}
      kinds={ROOM_REPORT_KINDS.map((kind) => ({ kind, label: t(`friends.report.rooms.${kind}`) }))}
      sentAlong={t('friends.report.roomSent')}
      path={`/rooms/${encodeURIComponent(room.id)}/report`}
      onClose={onClose}
    />
  )
}
