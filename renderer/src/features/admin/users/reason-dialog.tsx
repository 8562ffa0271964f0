import { Select, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangeDialog } from '#renderer/features/admin/frame/change-dialog.tsx'
import { useChange } from '#renderer/features/admin/frame/use-change.ts'
import { api } from '#renderer/lib/http-client.ts'
import { SANCTION_REASON_MAX } from '#shared/constants/sanctions.ts'

/** In minutes. */
const TIMES = ['15', '60', '1440', '10080', '43200'] as const
const FOR_GOOD = 'forGood'
type Time = (typeof TIMES)[number] | typeof FOR_GOOD

interface ReasonDialogProps {
  action: 'mute' | 'ban' | 'disconnect'
  path: string
  name: string
  opened: boolean
  onClose: () => void
}

/** Why, and for how long. */
export function ReasonDialog({ action, path, name, opened, onClose }: ReasonDialogProps) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const [time, setTime] = useState<Time>('1440')
  const change = useChange(
    (body: { reason: string; minutes?: number }, headers) => api.post(`${path}/${action}`, { body, headers }),
    () => {
      setReason('')
      onClose()
    },
  )
  const isTimed = action !== 'disconnect' && time !== FOR_GOOD
  const times: readonly Time[] = action === 'ban' ? [...TIMES, FOR_GOOD] : TIMES
  return (
    <ChangeDialog
      title={t(`adminUsers.dialog.${action}`, { name })}
      submit={t(`adminUsers.actions.${action}`)}
      isDanger={action === 'ban'}
      opened={opened}
      onClose={onClose}
      onSubmit={() => change.mutate({ reason, ...(isTimed && { minutes: Number(time) }) })}
      change={change}
    >
      <Text>{t(`adminUsers.about.${action}`)}</Text>
      <Textarea
        data-autofocus
        label={t('adminUsers.fields.reason')}
        required
        maxLength={SANCTION_REASON_MAX}
        minRows={2}
        autosize
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {action !== 'disconnect' && (
        <Select
          label={t('adminUsers.fields.time')}
          data={times.map((value) => ({ value, label: t(`adminUsers.fields.times.${value}`) }))}
          value={time}
          onChange={(chosen) => setTime(chosen ?? time)}
          allowDeselect={false}
        />
      )}
    </ChangeDialog>
  )
}
