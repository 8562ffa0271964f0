import { Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { faultsOf } from '#renderer/features/admin/frame/admin-call-text.ts'
import { ChangeDialog } from '#renderer/features/admin/frame/change-dialog.tsx'
import { useChange } from '#renderer/features/admin/frame/use-change.ts'
import { wholeNumber } from '#renderer/features/admin/frame/whole-number.ts'
import { MaintenancePreview } from '#renderer/features/admin/operations/maintenance-preview.tsx'
import { fieldTime, isoTime, TimeField } from '#renderer/features/admin/operations/time-field.tsx'
import { formatNumber } from '#renderer/lib/format.ts'
import { api } from '#renderer/lib/http-client.ts'
import { doubtServer } from '#renderer/lib/server-back.ts'
import { serverNow } from '#renderer/lib/server-clock.ts'
import { MAINTENANCE_MINUTES_MAX } from '#shared/constants/limits.ts'
import {
  type Maintenance,
  planMaintenanceBody,
  type StartMaintenance,
  startMaintenanceBody,
} from '#shared/schemas/maintenance.ts'

const SOON_MS = 60 * 60_000
const MINUTES = { min: 1, max: MAINTENANCE_MINUTES_MAX }

interface MaintenanceDialogProps {
  kind: 'plan' | 'start'
  planned: Maintenance | null
  onClose: () => void
}

interface Fields {
  startsAt: string
  minutes: string
  english: string
  italian: string
  supportUrl: string
}

/** Empty fields are left out: what is left out of a plan that begins stays as it was planned. */
function noticeOf({ minutes, english, italian, supportUrl }: Fields): StartMaintenance {
  const duration = wholeNumber(minutes, MINUTES)
  const hasMessage = english.trim() !== '' || italian.trim() !== ''
  return {
    ...(duration !== undefined && { durationMinutes: duration }),
    ...(hasMessage && { message: { english, italian } }),
    ...(supportUrl.trim() !== '' && { supportUrl: supportUrl.trim() }),
  }
}

/** When maintenance begins, how long it takes and what players are told, with a preview as it is typed. */
export function MaintenanceDialog({ kind, planned, onClose }: MaintenanceDialogProps) {
  const { t } = useTranslation()
  const [fields, setFields] = useState<Fields>(() => ({
    startsAt: fieldTime(planned?.startsAt ?? serverNow() + SOON_MS),
    minutes: planned?.durationMinutes?.toString() ?? '',
    english: planned?.message?.english ?? '',
    italian: planned?.message?.italian ?? '',
    supportUrl: planned?.supportUrl ?? '',
  }))
  const [faults, setFaults] = useState<Record<string, string>>({})
  const isPlan = kind === 'plan'
  const notice = noticeOf(fields)
  const isMinutesWrong = fields.minutes.trim() !== '' && notice.durationMinutes === undefined
  const startsAt = isPlan ? (isoTime(fields.startsAt) ?? '') : new Date(serverNow()).toISOString()
  const change = useChange(
    (body: object, headers) => api.post(`/admin/maintenance/${kind}`, { body, headers }),
    () => {
      onClose()
      doubtServer()
    },
  )
  function submit() {
    const body = isPlan ? { ...notice, startsAt } : notice
    const isPast = isPlan && Date.parse(startsAt) < serverNow()
    const found = {
      ...faultsOf(isPlan ? planMaintenanceBody : startMaintenanceBody, body),
      ...(isPast && { startsAt: t('adminCalls.startPast') }),
    }
    setFaults(found)
    if (!isMinutesWrong && Object.keys(found).length === 0) change.mutate(body)
  }
  const field = (name: keyof Fields, path: string) => ({
    value: fields[name],
    error: faults[path],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setFields((before) => ({ ...before, [name]: value })),
  })
  return (
    <ChangeDialog
      title={t(`adminOperations.maintenance.${isPlan ? 'plan' : 'startTitle'}`)}
      submit={t(`adminOperations.maintenance.${isPlan ? 'plan' : 'start'}`)}
      isDanger={!isPlan}
      opened
      onClose={onClose}
      onSubmit={submit}
      change={change}
    >
      {isPlan && (
        <TimeField
          data-autofocus
          required
          label={t('adminOperations.maintenance.startsAt')}
          value={fields.startsAt}
          error={faults.startsAt}
          onChange={(value) => setFields((before) => ({ ...before, startsAt: value }))}
        />
      )}
      <TextInput
        {...(!isPlan && { 'data-autofocus': true })}
        label={t('adminOperations.maintenance.minutes')}
        description={t('adminOperations.maintenance.minutesHint')}
        inputMode="numeric"
        {...field('minutes', 'durationMinutes')}
        error={
          isMinutesWrong ? t('admin.wholeNumber', { min: 1, max: formatNumber(MINUTES.max) }) : undefined
        }
      />
      <Textarea
        label={t('adminOperations.maintenance.messageEnglish')}
        description={t('adminOperations.maintenance.messageHint')}
        autosize
        lang="en"
        {...field('english', 'message.english')}
      />
      <Textarea
        label={t('adminOperations.maintenance.messageItalian')}
        autosize
        lang="it"
        {...field('italian', 'message.italian')}
      />
      <TextInput
        label={t('adminOperations.maintenance.supportUrl')}
        type="url"
        placeholder="https://"
        {...field('supportUrl', 'supportUrl')}
      />
      {startsAt !== '' && <MaintenancePreview notice={{ ...notice, startsAt }} />}
    </ChangeDialog>
  )
}
