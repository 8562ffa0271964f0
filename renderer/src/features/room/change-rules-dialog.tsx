import { useTranslation } from 'react-i18next'
import { ModalDialog } from '#renderer/components/modal-dialog.tsx'
import { ChangeRulesForm } from '#renderer/features/room/change-rules-form.tsx'
import type { Room } from '#shared/schemas/room.ts'

interface ChangeRulesDialogProps {
  room: Room
  opened: boolean
  onClose: () => void
}

export function ChangeRulesDialog({ room, opened, onClose }: ChangeRulesDialogProps) {
  const { t } = useTranslation()
  return (
    <ModalDialog opened={opened} onClose={onClose} size="lg" title={t('room.edit.title')}>
      <ChangeRulesForm room={room} onClose={onClose} />
    </ModalDialog>
  )
}
