import { Button, Stack, Text, Textarea } from '@mantine/core'
import { type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#renderer/components/form-alert.tsx'
import { PageSection } from '#renderer/components/page-section.tsx'
import { useChange } from '#renderer/features/admin/frame/use-change.ts'
import { formatMoment } from '#renderer/lib/format-date.ts'
import { api } from '#renderer/lib/http-client.ts'
import { ADMIN_NOTE_MAX } from '#shared/constants/sanctions.ts'
import type { AdminUserData } from '#shared/schemas/admin-users.ts'

/** What admins tell each other about a player. */
export function NotesSection({ notes, path }: Pick<AdminUserData, 'notes'> & { path: string }) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const change = useChange(
    (body: { text: string }, headers) => api.post(`${path}/notes`, { body, headers }),
    () => setText(''),
  )
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!change.isPending && text.trim() !== '') change.mutate({ text })
  }
  return (
    <PageSection title={t('adminUsers.notes.title')}>
      {notes.length === 0 && <Text c="dimmed">{t('adminUsers.notes.none')}</Text>}
      {notes.map((note) => (
        <div key={note.id}>
          <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.text}</Text>
          <Text c="dimmed" size="sm">
            {note.admin.username ?? t('adminUsers.gone')} · {formatMoment(note.at)}
          </Text>
        </div>
      ))}
      <form onSubmit={send}>
        <Stack gap="xs" align="flex-start">
          <FormAlert failure={change.error} />
          <Textarea
            label={t('adminUsers.notes.text')}
            description={t('adminUsers.notes.hint')}
            maxLength={ADMIN_NOTE_MAX}
            minRows={2}
            autosize
            w="100%"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={change.isPending}>
            {t('adminUsers.notes.add')}
          </Button>
        </Stack>
      </form>
    </PageSection>
  )
}
