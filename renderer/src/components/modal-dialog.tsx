import { Modal, type ModalProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useOpenedLater } from '#renderer/hooks/use-opened-later.ts'

/** A dialog of the house: its cross has a name, and its head is no second page banner. */
export function ModalDialog({ opened, ...props }: ModalProps) {
  const { t } = useTranslation()
  return (
    <Modal
      closeButtonProps={{ 'aria-label': t('common.actions.close') }}
      attributes={{ header: { role: 'presentation' } }}
      // Events climb the tree of components: a form in a dialog would send the form around its opener, too.
      onSubmit={(event) => event.stopPropagation()}
      {...props}
      opened={useOpenedLater(opened)}
    />
  )
}
