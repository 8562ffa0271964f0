import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ChangeDialog } from '#renderer/features/admin/frame/change-dialog.tsx'
import { useChange } from '#renderer/features/admin/frame/use-change.ts'
import { api } from '#renderer/lib/http-client.ts'

const CALLS = {
  unmute: ['delete', '/mute'],
  unban: ['delete', '/ban'],
  unbanAddress: ['delete', ''],
  revoke: ['post', '/sessions/revoke'],
  verify: ['post', '/verify-email'],
  tutorial: ['post', '/reset-tutorial'],
  delete: ['delete', ''],
} as const

interface PlainDialogProps {
  action: keyof typeof CALLS
  path: string
  name: string
  opened: boolean
  onClose: () => void
  onDone?: () => void
}

/** A change that needs no more than a yes. */
export function PlainDialog({ action, path, name, opened, onClose, onDone }: PlainDialogProps) {
  const { t } = useTranslation()
  const [method, below] = CALLS[action]
  const change = useChange(
    (_: null, headers) => api[method](`${path}${below}`, { headers }),
    () => {
      onClose()
      onDone?.()
    },
  )
  return (
    <ChangeDialog
      title={t(`adminUsers.dialog.${action}`, { name })}
      submit={t(`adminUsers.actions.${action}`)}
      isDanger={action === 'delete'}
      opened={opened}
      onClose={onClose}
      onSubmit={() => change.mutate(null)}
      change={change}
    >
      <Text>{t(`adminUsers.about.${action}`)}</Text>
    </ChangeDialog>
  )
}
