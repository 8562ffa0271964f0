import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ModalDialog } from '#renderer/components/modal-dialog.tsx'
import { useUnsavedBlocker } from '#renderer/hooks/use-unsaved-blocker.ts'

/** Asks before a page, or a tab of it, is left with what nobody has saved. */
export function UnsavedQuestion({ isChanged }: { isChanged: boolean }) {
  const { t } = useTranslation()
  const leaving = useUnsavedBlocker(isChanged)
  const stay = () => leaving.reset?.()
  return (
    <ModalDialog opened={leaving.state === 'blocked'} onClose={stay} title={t('admin.unsaved.title')}>
      <Text>{t('admin.unsaved.body')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={stay} data-autofocus>
          {t('admin.unsaved.stay')}
        </Button>
        <Button variant="danger" onClick={() => leaving.proceed?.()}>
          {t('admin.unsaved.go')}
        </Button>
      </Group>
    </ModalDialog>
  )
}
