import { Button, Group, Stack } from '@mantine/core'
import type { ReactNode, SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ModalDialog } from '#renderer/components/modal-dialog.tsx'
import { AdminAlert } from '#renderer/features/admin/frame/admin-alert.tsx'
import { useIdentityQuestion } from '#renderer/features/admin/frame/identity.ts'
import { focusFirstError } from '#renderer/lib/focus-first-error.ts'

interface ChangeDialogProps {
  title: string
  /** What the button does, in words. */
  submit: string
  /** What cannot be taken back. */
  isDanger?: boolean
  opened: boolean
  onClose: () => void
  onSubmit: () => void
  /** Of `useChange`. */
  change: { isPending: boolean; error: Error | null }
  /** The fields; the first has `data-autofocus`. */
  children: ReactNode
}

/** Asks for what a change needs, and says why it could not be made. It is closed by its `useChange`. */
export function ChangeDialog({
  title,
  submit,
  isDanger = false,
  opened,
  onClose,
  onSubmit,
  change,
  children,
}: ChangeDialogProps) {
  const { t } = useTranslation()
  const asksIdentity = useIdentityQuestion(({ answer }) => answer !== null)
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (change.isPending) return
    onSubmit()
    focusFirstError(event.currentTarget)
  }
  return (
    // Escape closes the question for the password alone, while that is open.
    <ModalDialog opened={opened} onClose={onClose} title={title} closeOnEscape={!asksIdentity}>
      <form onSubmit={send}>
        <Stack gap="md">
          <AdminAlert failure={change.error} />
          {children}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('admin.change.cancel')}
            </Button>
            <Button type="submit" variant={isDanger ? 'danger' : 'filled'} loading={change.isPending}>
              {submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </ModalDialog>
  )
}
