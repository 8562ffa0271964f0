import { Button, Group, NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core'
import { IconArrowLeft, IconDeviceFloppy } from '@tabler/icons-react'
import { type SyntheticEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#renderer/components/form-alert.tsx'
import { ModalDialog } from '#renderer/components/modal-dialog.tsx'
import { QuizForm } from '#renderer/components/own-quizzes/quiz-form.tsx'
import { quizOf, quizRow, rowOf } from '#renderer/components/own-quizzes/quiz-row.ts'
import { JudgeTry } from '#renderer/features/quiz-sets/judge-try.tsx'
import classes from '#renderer/features/quiz-sets/quiz-sets.module.css'
import { setErrors } from '#renderer/features/quiz-sets/set-errors.ts'
import { useChangeSet } from '#renderer/features/quiz-sets/use-set-calls.ts'
import { useUnsavedBlocker } from '#renderer/hooks/use-unsaved-blocker.ts'
import { announce } from '#renderer/lib/announcer.ts'
import { translatedText } from '#renderer/lib/error-text.ts'
import { focusFirstError } from '#renderer/lib/focus-first-error.ts'
import { toast } from '#renderer/lib/toast.ts'
import { LANGUAGES } from '#shared/constants/game.ts'
import { QUIZZES_PER_SET_MAX } from '#shared/constants/quizzes.ts'
import type { QuizSet } from '#shared/schemas/quiz-sets.ts'

/** A set as it is written, with the judge's word beside each quiz. */
export function SetEditor({ set, onClose }: { set: QuizSet; onClose: () => void }) {
  const { t } = useTranslation()
  const element = useRef<HTMLFormElement>(null)
  const [name, setName] = useState(set.name)
  const [language, setLanguage] = useState(set.language)
  const [rows, setRows] = useState(() => (set.quizzes.length > 0 ? set.quizzes.map(rowOf) : [quizRow()]))
  const [checked, setChecked] = useState(false)
  // Rows that nobody has touched are no quizzes.
  const filled = rows.filter(({ prompt, answer }) => prompt.trim() !== '' || answer.trim() !== '')
  const body = { name, language, quizzes: filled.map(quizOf) }
  const [saved, setSaved] = useState(() => JSON.stringify(body))
  const isChanged = JSON.stringify(body) !== saved
  const leaving = useUnsavedBlocker(isChanged)
  const errors = checked ? setErrors(body, filled) : { quizzes: {} }
  const save = useChangeSet(set.id, () => {
    setSaved(JSON.stringify(body))
    toast.apiSuccess(t('quizSets.saved'))
  })
  function submit(event: SyntheticEvent) {
    event.preventDefault()
    setChecked(true)
    const found = setErrors(body, filled)
    const count = Object.keys(found.quizzes).length + (found.name === undefined ? 0 : 1)
    if (count === 0) return save.mutate(body)
    announce(t('common.errorCount', { count }), { priority: 'assertive' })
    focusFirstError(element.current)
  }
  return (
    <form ref={element} onSubmit={submit} noValidate className={classes.editor}>
      <Group justify="space-between">
        <Button variant="subtle" leftSection={<IconArrowLeft size={20} aria-hidden />} onClick={onClose}>
          {t('quizSets.back')}
        </Button>
        <Text c="dimmed">{t('quizSets.code', { code: set.code })}</Text>
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={t('quizSets.name')}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          error={errors.name === undefined ? undefined : translatedText(errors.name)}
        />
        <NativeSelect
          label={t('quizSets.language')}
          value={language}
          onChange={({ currentTarget: { value } }) =>
            setLanguage(LANGUAGES.find((one) => one === value) ?? language)
          }
          data={LANGUAGES.map((one) => ({ value: one, label: t(`common.language.${one}`) }))}
        />
      </SimpleGrid>
      <QuizForm
        rows={rows}
        errors={errors.quizzes}
        onChange={setRows}
        max={QUIZZES_PER_SET_MAX}
        beside={(row) => <JudgeTry row={row} language={language} />}
      />
      <FormAlert failure={save.error} />
      <div className={classes.save}>
        {isChanged && <Text c="var(--rr-saffron)">{t('quizSets.unsaved')}</Text>}
        <Button
          type="submit"
          size="md"
          leftSection={<IconDeviceFloppy size={20} aria-hidden />}
          loading={save.isPending}
        >
          {t('quizSets.save')}
        </Button>
      </div>
      <ModalDialog
        opened={leaving.state === 'blocked'}
        onClose={() => leaving.reset?.()}
        title={t('quizSets.leave.title')}
      >
        <Text>{t('quizSets.leave.body')}</Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={() => leaving.reset?.()} data-autofocus>
            {t('quizSets.leave.stay')}
          </Button>
          <Button variant="danger" onClick={() => leaving.proceed?.()}>
            {t('quizSets.leave.go')}
          </Button>
        </Group>
      </ModalDialog>
    </form>
  )
}
