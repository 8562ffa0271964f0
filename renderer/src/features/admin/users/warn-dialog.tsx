import { Radio, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangeDialog } from '#renderer/features/admin/frame/change-dialog.tsx'
import { useChange } from '#renderer/features/admin/frame/use-change.ts'
import { api } from '#renderer/lib/http-client.ts'
import { SANCTION_REASON_MAX, WARNING_PRESETS, type WarningPreset } from '#shared/constants/sanctions.ts'

const OWN = 'own'
type Choice = WarningPreset | typeof OWN

interface WarnDialogProps {
  path: string
  name: string
  opened: boolean
  onClose: () => void
}

/** One of the prepared warnings, which the player reads in their own language, or the admin's own words. */
export function WarnDialog({ path, name, opened, onClose }: WarnDialogProps) {
  const { t } = useTranslation()
  const [choice, setChoice] = useState<Choice>('language')
  const [text, setText] = useState('')
  const change = useChange(
    (body: { preset: WarningPreset } | { text: string }, headers) =>
      api.post(`${path}/warn`, { body, headers }),
    () => {
      setText('')
      onClose()
    },
  )
  return (
    <ChangeDialog
      title={t('adminUsers.dialog.warn', { name })}
      submit={t('adminUsers.actions.warn')}
      opened={opened}
      onClose={onClose}
      onSubmit={() => change.mutate(choice === OWN ? { text } : { preset: choice })}
      change={change}
    >
      <Radio.Group
        label={t('adminUsers.fields.text')}
        value={choice}
        onChange={(chosen) => setChoice(chosen as Choice)}
      >
        <Stack gap="xs" mt="xs">
          {WARNING_PRESETS.map((preset) => (
            <Radio key={preset} value={preset} label={t(`sanctions.warning.presets.${preset}`)} />
          ))}
          <Radio value={OWN} label={t('adminUsers.fields.own')} />
        </Stack>
      </Radio.Group>
      {choice === OWN && (
        <Textarea
          label={t('adminUsers.fields.ownText')}
          required
          maxLength={SANCTION_REASON_MAX}
          minRows={2}
          autosize
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
    </ChangeDialog>
  )
}
