import { Alert, Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle, IconCopy, IconFileImport, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyPanel } from '#renderer/components/empty-panel.tsx'
import { EmptyState } from '#renderer/components/empty-state.tsx'
import { CopyByCode } from '#renderer/features/quiz-sets/copy-by-code.tsx'
import { ImportDialog } from '#renderer/features/quiz-sets/import-dialog.tsx'
import classes from '#renderer/features/quiz-sets/quiz-sets.module.css'
import { SetCard } from '#renderer/features/quiz-sets/set-card.tsx'
import { newSetFailure } from '#renderer/features/quiz-sets/set-failure.ts'
import { useCreateSet } from '#renderer/features/quiz-sets/use-set-calls.ts'
import { currentLanguage } from '#renderer/lib/i18n.ts'
import type { QuizSet } from '#shared/schemas/quiz-sets.ts'

interface SetListProps {
  sets: readonly QuizSet[]
  onOpen: (id: string) => void
}

export function SetList({ sets, onOpen }: SetListProps) {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<'copy' | 'import' | null>(null)
  const create = useCreateSet(({ id }) => onOpen(id))
  const close = () => setDialog(null)
  const tools = (
    <>
      <Button
        leftSection={<IconPlus size={20} aria-hidden />}
        loading={create.isPending}
        onClick={() =>
          create.mutate({
            name: t('quizSets.newName', { n: sets.length + 1 }),
            language: currentLanguage(),
          })
        }
      >
        {t('quizSets.create')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconFileImport size={20} aria-hidden />}
        onClick={() => setDialog('import')}
      >
        {t('quizSets.import')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconCopy size={20} aria-hidden />}
        onClick={() => setDialog('copy')}
      >
        {t('quizSets.copyByCode')}
      </Button>
    </>
  )
  return (
    <>
      {sets.length > 0 && <div className={classes.tools}>{tools}</div>}
      {create.error && (
        <Alert color="red" variant="outline" icon={<IconAlertTriangle aria-hidden />} role="alert" mb="md">
          {newSetFailure(create.error)}
        </Alert>
      )}
      {sets.length === 0 ? (
        <EmptyPanel>
          <EmptyState title={t('quizSets.empty.title')} action={<Group justify="center">{tools}</Group>}>
            {t('quizSets.empty.body')}
          </EmptyState>
        </EmptyPanel>
      ) : (
        <ul className={classes.sets}>
          {sets.map((set) => (
            <SetCard key={set.id} set={set} onOpen={() => onOpen(set.id)} />
          ))}
        </ul>
      )}
      {sets.length > 0 && (
        <Text c="dimmed" mt="md">
          {t('quizSets.party')}
        </Text>
      )}
      <CopyByCode opened={dialog === 'copy'} onClose={close} />
      <ImportDialog sets={sets} opened={dialog === 'import'} onClose={close} />
    </>
  )
}
