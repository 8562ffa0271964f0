import { useTranslation } from 'react-i18next'
import { ModalDialog } from '#renderer/components/modal-dialog.tsx'
import { ChangeRulesForm } from '#renderer/features/room/change-rules-form.tsx'
import { waitingTexts } from '#renderer/features/room/waiting-texts.ts'
import { needTexts } from '#renderer/lib/i18n.ts'
import type { Room } from '#shared/schemas/room.ts'

interface ChangeRulesDialogProps {
  room: Room
  opened: boolean
  onClose: () => void
}

/** With the words of its last fields. */
export async function withTexts() {
  await needTexts(waitingTexts)
  return ChangeRulesDialog
}

export function ChangeRulesDialog({ room, opened, onClose }: ChangeRulesDialogProps) {
  const { t } = useTranslation()
  return (
    <ModalDialog opened={opened} onClose={onClose} size="lg" title={t('waiting.edit.title')}>
      <ChangeRulesForm room={room} onClose={onClose} />
    </ModalDialog>
  )
}
