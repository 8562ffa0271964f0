import { Button, NativeSelect, Stack, Text, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ModalDialog } from '#renderer/components/modal-dialog.tsx'
import { QuizFile } from '#renderer/components/own-quizzes/quiz-file.tsx'
import { quizSetsQuery } from '#renderer/components/own-quizzes/quiz-sets-query.ts'
import { importFailure, importFaults } from '#renderer/features/quiz-sets/import-faults.ts'
import classes from '#renderer/features/quiz-sets/quiz-sets.module.css'
import { api } from '#renderer/lib/http-client.ts'
import { currentLanguage } from '#renderer/lib/i18n.ts'
import { queryClient } from '#renderer/lib/query-client.ts'
import { toast } from '#renderer/lib/toast.ts'
import { type QuizSet, quizSetsData } from '#shared/schemas/quiz-sets.ts'

interface ImportDialogProps {
  sets: readonly QuizSet[]
  opened: boolean
  onClose: () => void
}

/** A head that names the columns, as a spreadsheet or our own export writes it. */
const isCsv = (text: string): boolean => /^[^\n|]*\bprompt\b[^\n|]*[,;]/i.test(text.trimStart())
const countIn = (sets: readonly QuizSet[]): number =>
  sets.reduce((sum, { quizzes }) => sum + quizzes.length, 0)

/** A list of quizzes, pasted or from a file: all of it is taken, or nothing. */
export function ImportDialog({ sets, opened, onClose }: ImportDialogProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [into, setInto] = useState('')
  const [isMissing, setMissing] = useState(false)
  const send = useMutation({
    mutationFn: async () => {
      const body = {
        ...(isCsv(text) ? { csv: text } : { text }),
        ...(into === '' ? { language: currentLanguage() } : { setId: into }),
      }
      await api.post('/quizzes/custom', { body, schema: quizSetsData })
      const before = countIn(sets)
      const now = await queryClient.fetchQuery({ ...quizSetsQuery, staleTime: 0 })
      return countIn(now) - before
    },
    onSuccess: (count) => {
      toast.apiSuccess(t('quizSets.imported', { count }))
      setText('')
      onClose()
    },
  })
  const faults = importFaults(send.error)
  const write = (list: string) => {
    setText(list)
    setMissing(false)
    send.reset()
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault()
    setMissing(text.trim() === '')
    if (text.trim() !== '') send.mutate()
  }
  return (
    <ModalDialog opened={opened} onClose={onClose} size="lg" title={t('quizSets.import')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Textarea
            data-autofocus
            label={t('quizSets.importList')}
            description={t('quizSets.importHint')}
            rows={7}
            classNames={{ input: classes.list ?? '' }}
            value={text}
            onChange={({ currentTarget }) => write(currentTarget.value)}
            error={isMissing ? t('quizSets.importEmpty') : undefined}
            spellCheck={false}
          />
          <QuizFile
            label={t('quizSets.importFile')}
            accept=".txt,.csv,.json,text/plain,text/csv,application/json"
            onText={write}
          />
          <NativeSelect
            label={t('quizSets.importInto')}
            value={into}
            onChange={({ currentTarget }) => setInto(currentTarget.value)}
            data={[
              { value: '', label: t('quizSets.importNew') },
              ...sets.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          {send.error !== null && (
            <div role="alert" className={classes.faults}>
              <Text fw={650}>
                {faults.length > 0 ? t('quizSets.importNothing') : importFailure(send.error)}
              </Text>
              <ul>
                {faults.map((fault) => (
                  <li key={fault}>{fault}</li>
                ))}
              </ul>
            </div>
          )}
          <Button type="submit" loading={send.isPending}>
            {t('quizSets.importSubmit')}
          </Button>
        </Stack>
      </form>
    </ModalDialog>
  )
}
