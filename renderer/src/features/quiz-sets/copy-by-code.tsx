import { Button, Stack, TextInput } from '@mantine/core'
import { type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ModalDialog } from '#renderer/components/modal-dialog.tsx'
import { newSetFailure } from '#renderer/features/quiz-sets/set-failure.ts'
import { useCreateSet } from '#renderer/features/quiz-sets/use-set-calls.ts'
import { toast } from '#renderer/lib/toast.ts'

interface CopyByCodeProps {
  opened: boolean
  onClose: () => void
}

export function CopyByCode({ opened, onClose }: CopyByCodeProps) {
  const { t } = useTranslation()
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const copy = useCreateSet(({ name }) => {
    toast.apiSuccess(t('quizSets.copied', { name }))
    setCode('')
    onClose()
  })
  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const typed = code.trim().toUpperCase()
    setMissing(typed === '')
    if (typed !== '') copy.mutate({ code: typed })
  }
  const error = () => {
    if (isMissing) return t('quizSets.codeMissing')
    return copy.error && newSetFailure(copy.error)
  }
  return (
    <ModalDialog opened={opened} onClose={onClose} title={t('quizSets.copyByCode')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput
            data-autofocus
            size="md"
            label={t('quizSets.codeField')}
            description={t('quizSets.codeFieldHint')}
            value={code}
            onChange={({ currentTarget }) => {
              setCode(currentTarget.value)
              setMissing(false)
              copy.reset()
            }}
            error={error()}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Button type="submit" loading={copy.isPending}>
            {t('quizSets.copy')}
          </Button>
        </Stack>
      </form>
    </ModalDialog>
  )
}
