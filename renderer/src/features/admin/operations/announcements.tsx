import { Button, Group, Text, VisuallyHidden } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AdminAlert } from '#renderer/features/admin/frame/admin-alert.tsx'
import { ChangeDialog } from '#renderer/features/admin/frame/change-dialog.tsx'
import { useChange } from '#renderer/features/admin/frame/use-change.ts'
import { AnnouncementDialog } from '#renderer/features/admin/operations/announcement-dialog.tsx'
import classes from '#renderer/features/admin/operations/operations.module.css'
import { useOperation } from '#renderer/features/admin/operations/use-operation.tsx'
import { formatMoment } from '#renderer/lib/format-date.ts'
import { api } from '#renderer/lib/http-client.ts'
import { currentLanguage } from '#renderer/lib/i18n.ts'
import { doubtServer } from '#renderer/lib/server-back.ts'
import { serverNow } from '#renderer/lib/server-clock.ts'
import { type Announcement, announcementsData } from '#shared/schemas/announcements.ts'

/** What players are told now and later. */
export function Announcements() {
  const { t } = useTranslation()
  const [edited, setEdited] = useState<Announcement | 'new' | null>(null)
  const [removed, setRemoved] = useState<Announcement | null>(null)
  const remove = useChange(
    ({ id }: Announcement, headers) => api.delete(`/admin/announcements/${id}`, { headers }),
    () => {
      setRemoved(null)
      doubtServer()
    },
  )
  const { data, instead } = useOperation('/admin/announcements', announcementsData)
  if (!data) return instead
  // A question begins without what failed before it.
  const askToRemove = (announcement: Announcement) => {
    remove.reset()
    setRemoved(announcement)
  }
  const textOf = ({ texts }: Announcement) => texts[currentLanguage()]
  const whenOf = ({ from, until }: Announcement) =>
    Date.parse(from) <= serverNow()
      ? t('adminOperations.announcements.running', { moment: formatMoment(until) })
      : t('adminOperations.announcements.later', { from: formatMoment(from), until: formatMoment(until) })
  return (
    <>
      <AdminAlert failure={removed === null ? remove.error : null} />
      {data.announcements.length === 0 && <Text>{t('adminOperations.announcements.none')}</Text>}
      {data.announcements.length > 0 && (
        <ul className={classes.list}>
          {data.announcements.map((one) => {
            const about = (
              <VisuallyHidden>
                {t('adminOperations.announcements.about', { text: textOf(one) })}
              </VisuallyHidden>
            )
            return (
              <li key={one.id} className={classes.item}>
                <div>
                  <Text fw={700}>{textOf(one)}</Text>
                  <Text c="dimmed">{whenOf(one)}</Text>
                </div>
                <Group gap="xs">
                  <Button variant="default" size="compact-md" onClick={() => setEdited(one)}>
                    {t('adminOperations.announcements.edit')} {about}
                  </Button>
                  <Button variant="danger" size="compact-md" onClick={() => askToRemove(one)}>
                    {t('adminOperations.announcements.remove')} {about}
                  </Button>
                </Group>
              </li>
            )
          })}
        </ul>
      )}
      <Group>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setEdited('new')}
        >
          {t('adminOperations.announcements.add')}
        </Button>
      </Group>
      {edited !== null && (
        <AnnouncementDialog edited={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      <ChangeDialog
        title={t('adminOperations.announcements.removeTitle')}
        submit={t('adminOperations.announcements.remove')}
        isDanger
        opened={removed !== null}
        onClose={() => setRemoved(null)}
        onSubmit={() => removed && remove.mutate(removed)}
        change={remove}
      >
        <Text>{removed && textOf(removed)}</Text>
      </ChangeDialog>
    </>
  )
}
