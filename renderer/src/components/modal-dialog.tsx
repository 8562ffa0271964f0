import { Modal, type ModalProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useOpenedLater } from '#renderer/hooks/use-opened-later.ts'

/** The app's dialog: its close button is labelled, and its header is not a second page banner. */
export function ModalDialog({ opened, ...props }: ModalProps) {
  const { t } = useTranslation()
  return (
    <Modal
      closeButtonProps={{ 'aria-label': t('common.actions.close') }}
      attributes={{ header: { role: 'presentation' } }}
      // React events bubble through portals: a form in a dialog would also submit the form around its opener.
      onSubmit={(event) => event.stopPropagation()}
      {...props}
      opened={useOpenedLater(opened)}
    />
  )
}
