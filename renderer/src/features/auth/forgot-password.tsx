import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { useWanted } from '#renderer/hooks/use-wanted.ts'

const ForgotPasswordDialog = lazyPart(
  async () => (await import('#renderer/features/auth/forgot-password-dialog.tsx')).ForgotPasswordDialog,
)

/** Whatever opens the way to a mail that leads back in. */
export function ForgotPassword({ children }: { children: (open: () => void) => ReactNode }) {
  const [opened, { open, close }] = useDisclosure(false)
  const wanted = useWanted(opened)
  return (
    <>
      {children(open)}
      {wanted && <ForgotPasswordDialog opened={opened} onClose={close} onFailed={close} />}
    </>
  )
}
