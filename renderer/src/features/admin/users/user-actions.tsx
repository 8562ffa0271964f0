import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { PlainDialog } from '#renderer/features/admin/users/plain-dialog.tsx'
import { ReasonDialog } from '#renderer/features/admin/users/reason-dialog.tsx'
import { useExport } from '#renderer/features/admin/users/use-export.ts'
import { WarnDialog } from '#renderer/features/admin/users/warn-dialog.tsx'
import type { AdminUserData } from '#shared/schemas/admin-users.ts'

type Action =
  | 'warn'
  | 'mute'
  | 'unmute'
  | 'ban'
  | 'unban'
  | 'disconnect'
  | 'revoke'
  | 'verify'
  | 'tutorial'
  | 'delete'

const isGrave = (action: Action): boolean => action === 'ban' || action === 'delete'

/** Those that make sense for this player at this moment. */
function actionsFor({ user, sanctions }: AdminUserData): Action[] {
  const holds = (kind: 'mute' | 'ban') => sanctions.some((one) => one.kind === kind && one.holds)
  return [
    'warn',
    holds('mute') ? 'unmute' : 'mute',
    holds('ban') ? 'unban' : 'ban',
    'disconnect',
    'revoke',
    ...(user.role !== 'guest' && !user.emailVerified ? (['verify'] as const) : []),
    'tutorial',
    'delete',
  ]
}

/** What an admin can do about a player, each in a dialog. */
export function UserActions({ data, path }: { data: AdminUserData; path: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [open, setOpen] = useState<Action | null>(null)
  const exported = useExport(data.user, path)
  const about = (action: Action) => ({
    path,
    name: data.user.username,
    opened: open === action,
    onClose: () => setOpen(null),
  })
  return (
    <>
      <Group gap="xs" role="group" aria-label={t('adminUsers.actions.title')}>
        {actionsFor(data).map((action) => (
          <Button
            key={action}
            variant={isGrave(action) ? 'danger' : 'default'}
            onClick={() => setOpen(action)}
          >
            {t(`adminUsers.actions.${action}`)}
          </Button>
        ))}
        <Button variant="default" loading={exported.isPending} onClick={() => exported.mutate()}>
          {t('adminUsers.actions.export')}
        </Button>
      </Group>
      <WarnDialog {...about('warn')} />
      <ReasonDialog {...about('mute')} action="mute" />
      <ReasonDialog {...about('ban')} action="ban" />
      <ReasonDialog {...about('disconnect')} action="disconnect" />
      <PlainDialog {...about('unmute')} action="unmute" />
      <PlainDialog {...about('unban')} action="unban" />
      <PlainDialog {...about('revoke')} action="revoke" />
      <PlainDialog {...about('verify')} action="verify" />
      <PlainDialog {...about('tutorial')} action="tutorial" />
      <PlainDialog {...about('delete')} action="delete" onDone={() => void navigate('/admin/users')} />
    </>
  )
}
