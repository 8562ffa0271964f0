import { Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { faultsOf } from '#renderer/features/admin/frame/admin-call-text.ts'
import { ChangeDialog } from '#renderer/features/admin/frame/change-dialog.tsx'
import { useChange } from '#renderer/features/admin/frame/use-change.ts'
import { fieldTime, isoTime, TimeField } from '#renderer/features/admin/operations/time-field.tsx'
import { api } from '#renderer/lib/http-client.ts'
import { doubtServer } from '#renderer/lib/server-back.ts'
import { serverNow } from '#renderer/lib/server-clock.ts'
import { DAY_MS } from '#shared/constants/timings.ts'
import { type Announcement, announcementBody } from '#shared/schemas/announcements.ts'

interface AnnouncementDialogProps {
  /** Null: a new one. */
  edited: Announcement | null
  onClose: () => void
}

/** What is announced in both languages, from when until when. */
export function AnnouncementDialog({ edited, onClose }: AnnouncementDialogProps) {
  const { t } = useTranslation()
  const [english, setEnglish] = useState(edited?.texts.english ?? '')
  const [italian, setItalian] = useState(edited?.texts.italian ?? '')
  const [from, setFrom] = useState(() => fieldTime(edited?.from ?? serverNow()))
  const [until, setUntil] = useState(() => fieldTime(edited?.until ?? serverNow() + DAY_MS))
  const [faults, setFaults] = useState<Record<string, string>>({})
  const change = useChange(
    (body: object, headers) =>
      edited
        ? api.put(`/admin/announcements/${edited.id}`, { body, headers })
        : api.post('/admin/announcements', { body, headers }),
    () => {
      onClose()
      // So that the banner is seen here, too.
      doubtServer()
    },
  )
  function submit() {
    const body = { texts: { english, italian }, from: isoTime(from), until: isoTime(until) }
    const found = faultsOf(announcementBody, body)
    setFaults(found)
    if (Object.keys(found).length === 0) change.mutate(body)
  }
  return (
    <ChangeDialog
      title={t(`adminOperations.announcements.${edited ? 'editTitle' : 'addTitle'}`)}
      submit={t(`adminOperations.announcements.${edited ? 'save' : 'publish'}`)}
      opened
      onClose={onClose}
      onSubmit={submit}
      change={change}
    >
      {edited && <Text c="dimmed">{t('adminOperations.announcements.editHint')}</Text>}
      <Textarea
        data-autofocus
        label={t('adminOperations.announcements.textEnglish')}
        autosize
        lang="en"
        value={english}
        error={faults['texts.english']}
        onChange={({ currentTarget }) => setEnglish(currentTarget.value)}
      />
      <Textarea
        label={t('adminOperations.announcements.textItalian')}
        autosize
        lang="it"
        value={italian}
        error={faults['texts.italian']}
        onChange={({ currentTarget }) => setItalian(currentTarget.value)}
      />
      <TimeField
        label={t('adminOperations.announcements.from')}
        value={from}
        error={faults.from}
        onChange={setFrom}
      />
      <TimeField
        label={t('adminOperations.announcements.until')}
        required
        value={until}
        error={faults.until}
        onChange={setUntil}
      />
    </ChangeDialog>
  )
}
