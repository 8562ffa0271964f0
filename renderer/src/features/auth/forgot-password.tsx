import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { useWasOpened } from '#renderer/hooks/use-was-opened.ts'

const ForgotPasswordDialog = lazyPart(
  async () => (await import('#renderer/features/auth/forgot-password-dialog.tsx')).ForgotPasswordDialog,
)

/** Opens the dialog that mails a link for a new password. */
export function ForgotPassword({ children }: { children: (open: () => void) => ReactNode }) {
  const [opened, { open, close }] = useDisclosure(false)
  const wanted = useWasOpened(opened)
  return (
    <>
      {children(open)}
      {wanted && <ForgotPasswordDialog opened={opened} onClose={close} onFailed={close} />}
    </>
  )
}
