import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#renderer/components/form-alert.tsx'
import { ModalDialog } from '#renderer/components/modal-dialog.tsx'
import { formatMoment } from '#renderer/lib/format-date.ts'
import { api } from '#renderer/lib/http-client.ts'
import type { OwnSanctions } from '#shared/schemas/own-sanctions.ts'

interface WarningDialogProps {
  warnings: OwnSanctions['warnings']
  /** All of them. */
  onRead: () => void
}

/** Warnings one after another, the oldest first. One button, and nothing else closes it. */
export function WarningDialog({ warnings, onRead }: WarningDialogProps) {
  const { t } = useTranslation()
  const [at, setAt] = useState(0)
  const warning = warnings[at]
  const read = useMutation({
    mutationFn: (id: string) => api.post(`/sanctions/${id}/acknowledge`),
    onSuccess: () => (at + 1 < warnings.length ? setAt(at + 1) : onRead()),
  })
  if (!warning) return null
  return (
    <ModalDialog
      opened
      onClose={() => undefined}
      title={t('sanctions.warning.title')}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <Stack>
        <FormAlert failure={read.error} />
        <Text style={{ overflowWrap: 'anywhere' }}>
          {warning.preset === null ? warning.text : t(`sanctions.warning.presets.${warning.preset}`)}
        </Text>
        <Text c="dimmed" size="sm">
          {t('sanctions.warning.at', { when: formatMoment(warning.at) })}
        </Text>
        <Group justify="flex-end">
          <Button data-autofocus loading={read.isPending} onClick={() => read.mutate(warning.id)}>
            {t('sanctions.warning.read')}
          </Button>
        </Group>
      </Stack>
    </ModalDialog>
  )
}
