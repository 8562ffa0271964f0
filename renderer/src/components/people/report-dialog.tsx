import { Button, Group, Radio, Stack, Text, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ModalDialog } from '#renderer/components/modal-dialog.tsx'
import { friendFailure } from '#renderer/components/people/friend-calls.ts'
import { ApiError } from '#renderer/lib/api-error.ts'
import { translatedText } from '#renderer/lib/error-text.ts'
import { api } from '#renderer/lib/http-client.ts'
import { PLAYER_REPORT_REASON_MAX } from '#shared/constants/friends.ts'
import { validation } from '#shared/i18n/en/validation.ts'

interface ReportDialogProps<Kind extends string> {
  title: string
  kinds: readonly { kind: Kind; label: string }[]
  /** What goes along with the words. */
  sentAlong: string
  path: string
  /** Sent with the words. */
  body?: object
  /** What else can be done once it has been sent. */
  done?: ReactNode
  onClose: () => void
}

const isThere = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'RECORD_ALREADY_EXISTS'

/** Reports a player or a room to those who look after the game. */
export function ReportDialog<Kind extends string>({
  title,
  kinds,
  sentAlong,
  path,
  body,
  done,
  onClose,
}: ReportDialogProps<Kind>) {
  const { t } = useTranslation()
  const [kind, setKind] = useState<string>(kinds[0]?.kind ?? 'other')
  const [words, setWords] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (reason: string) =>
      api.post(path, { body: { ...body, kind, ...(reason === '' ? {} : { reason }) } }),
  })
  const needsWords = kind === 'other'
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const reason = words.trim()
    setMissing(needsWords && reason === '')
    if (needsWords && reason === '') field.current?.focus()
    else mutate(reason)
  }
  if (isSuccess || isThere(error))
    return (
      <ModalDialog opened onClose={onClose} title={title}>
        <Stack gap="md">
          <Text role="status" fw={650} data-testid="report-done">
            {t(isSuccess ? 'friends.report.done' : 'friends.report.already')}
          </Text>
          {done}
          <Group justify="flex-end">
            <Button variant="default" autoFocus onClick={onClose}>
              {t('friends.report.close')}
            </Button>
          </Group>
        </Stack>
      </ModalDialog>
    )
  return (
    <ModalDialog opened onClose={onClose} title={title}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Radio.Group label={t('friends.report.kind')} value={kind} onChange={setKind}>
            <Stack gap="xs" mt="xs">
              {kinds.map((one, index) => (
                <Radio
                  key={one.kind}
                  value={one.kind}
                  label={one.label}
                  {...(index === 0 ? { 'data-autofocus': true } : {})}
                />
              ))}
            </Stack>
          </Radio.Group>
          <Textarea
            ref={field}
            label={t(needsWords ? 'friends.report.wordsNeeded' : 'friends.report.words')}
            rows={3}
            maxLength={PLAYER_REPORT_REASON_MAX}
            value={words}
            error={isMissing && needsWords && translatedText(validation.reasonRequired)}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
          <Text c="dimmed" size="sm">
            {sentAlong} {t('friends.report.private')}
          </Text>
          {error !== null && (
            <Text role="alert" c="var(--rr-error)">
              {friendFailure(error)}
            </Text>
          )}
          <Button type="submit" loading={isPending}>
            {t('friends.report.send')}
          </Button>
        </Stack>
      </form>
    </ModalDialog>
  )
}
