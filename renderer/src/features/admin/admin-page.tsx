import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { EmptyState } from '#renderer/components/empty-state.tsx'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { AdminFrame } from '#renderer/features/admin/frame/admin-frame.tsx'
import { ADMIN_PARTS } from '#renderer/features/admin/parts.ts'
import { adminTexts } from '#renderer/features/admin/texts.ts'
import { needTexts } from '#renderer/lib/i18n.ts'
import { useUser } from '#renderer/session/session-store.ts'

/** With the words of its frame. */
export async function withTexts() {
  await needTexts(adminTexts)
  return AdminPage
}

/**
 * /admin/{part}/{id}: each part of the panel at an address, and in a chunk, of its own; without one, the first. A part reads
 * `id` by `useParams`, as `Routes` would add to the first chunk of all players.
 */
function AdminPage() {
  const { t } = useTranslation()
  const { part } = useParams()
  const isAdmin = useUser().role === 'admin'
  if (!isAdmin)
    return (
      <EmptyState
        title={t('admin.forbidden.title')}
        action={
          <Button component={Link} to="/lobby">
            {t('admin.leave')}
          </Button>
        }
      >
        {t('admin.forbidden.body')}
      </EmptyState>
    )
  const { path, Part } = ADMIN_PARTS.find((one) => one.path === part) ?? ADMIN_PARTS[0]
  return (
    <AdminFrame open={path}>
      <Part key={path} meanwhile={<ListSkeleton />} />
    </AdminFrame>
  )
}
