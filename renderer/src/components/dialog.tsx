import { Modal, type ModalProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** A dialog of the house: its cross has a name, and its head is no second page banner. */
export function Dialog(props: ModalProps) {
  const { t } = useTranslation()
  return (
    <Modal
      closeButtonProps={{ 'aria-label': t('common.actions.close') }}
      attributes={{ header: { role: 'presentation' } }}
      {...props}
    />
  )
}
