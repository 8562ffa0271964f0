import { Button, Radio, Stack, Text, Textarea } from '@mantine/core'
import { type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ModalDialog } from '#renderer/components/modal-dialog.tsx'
import type { SpokenOf } from '#renderer/features/game/spoken-of.ts'
import { useVoice } from '#renderer/features/game/use-voice.ts'
import { REPORT_REASONS, REPORT_TEXT_MAX } from '#shared/constants/quizzes.ts'

interface ReportDialogProps {
  of: SpokenOf
  onClose: () => void
  onSent: () => void
}

export function ReportDialog({ of, onClose, onSent }: ReportDialogProps) {
  const { t } = useTranslation()
  const [reason, setReason] = useState<string>('wrong_answer')
  const [text, setText] = useState('')
  const { say, isSending, failure } = useVoice({ what: 'report', of, onClose, onSent })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    say({ reason, ...(text.trim() === '' ? {} : { text }) })
  }
  return (
    <ModalDialog opened onClose={onClose} title={t('quizVoice.report')}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <Radio.Group label={t('quizVoice.reason')} value={reason} onChange={setReason}>
            <Stack gap="xs" mt="xs">
              {REPORT_REASONS.map((one, index) => (
                <Radio
                  key={one}
                  value={one}
                  label={t(`quizVoice.reasons.${one}`)}
                  {...(index === 0 ? { 'data-autofocus': true } : {})}
                />
              ))}
            </Stack>
          </Radio.Group>
          <Textarea
            label={t('quizVoice.text')}
            rows={2}
            maxLength={REPORT_TEXT_MAX}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          {failure !== null && (
            <Text role="alert" c="var(--rr-error)">
              {failure}
            </Text>
          )}
          <Button type="submit" loading={isSending}>
            {t('quizVoice.reportSend')}
          </Button>
        </Stack>
      </form>
    </ModalDialog>
  )
}
