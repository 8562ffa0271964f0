import { Button, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#renderer/components/form-alert.tsx'
import { ModalDialog } from '#renderer/components/modal-dialog.tsx'
import { useDeleteSet } from '#renderer/features/quiz-sets/use-set-calls.ts'
import { toast } from '#renderer/lib/toast.ts'
import type { QuizSet } from '#shared/schemas/quiz-sets.ts'

interface DeleteSetProps {
  set: QuizSet
  opened: boolean
  onClose: () => void
}

export function DeleteSet({ set: { id, name, quizzes }, opened, onClose }: DeleteSetProps) {
  const { t } = useTranslation()
  const remove = useDeleteSet(id, () => toast.apiSuccess(t('quizSets.removed', { name })))
  return (
    <ModalDialog opened={opened} onClose={onClose} title={t('quizSets.removeAsk', { name })}>
      <Stack gap="md">
        <Text>{t('quizSets.removeBody', { count: quizzes.length })}</Text>
        <FormAlert failure={remove.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('quizSets.keep')}
          </Button>
          <Button variant="danger" loading={remove.isPending} onClick={() => remove.mutate()}>
            {t('quizSets.remove')}
          </Button>
        </Group>
      </Stack>
    </ModalDialog>
  )
}
