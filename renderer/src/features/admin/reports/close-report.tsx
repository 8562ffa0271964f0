import { Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangeDialog } from '#renderer/features/admin/frame/change-dialog.tsx'
import { useChange } from '#renderer/features/admin/frame/use-change.ts'
import { api } from '#renderer/lib/http-client.ts'
import { REPORT_NOTE_MAX } from '#shared/constants/admin.ts'
import type { ReportVerdict } from '#shared/constants/friends.ts'

interface CloseReportProps {
  id: string
  verdict: ReportVerdict
  onClose: () => void
}

/** Says whether a report was right. */
export function CloseReport({ id, verdict, onClose }: CloseReportProps) {
  const { t } = useTranslation()
  const [note, setNote] = useState('')
  const change = useChange(
    (body: { verdict: ReportVerdict; note: string }, headers) =>
      api.post(`/admin/reports/${id}/close`, { body, headers }),
    onClose,
  )
  return (
    <ChangeDialog
      title={t(`adminReports.close.${verdict}`)}
      submit={t(verdict === 'upheld' ? 'adminReports.uphold' : 'adminReports.dismiss')}
      opened
      onClose={onClose}
      onSubmit={() => change.mutate({ verdict, note })}
      change={change}
    >
      <Textarea
        data-autofocus
        autosize
        minRows={2}
        maxLength={REPORT_NOTE_MAX}
        label={t('adminReports.close.note')}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Text c="dimmed" size="sm">
        {t('adminReports.close.hint')}
      </Text>
    </ChangeDialog>
  )
}
