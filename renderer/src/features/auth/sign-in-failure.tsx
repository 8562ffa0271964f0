import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { BanNotice } from '#renderer/components/lazy-ban-notice.tsx'
import { useSession } from '#renderer/session/session-store.ts'
import { useSignInBan } from '#renderer/session/sign-in-ban.ts'

/** Why the last sign-in failed, by whichever door; of a ban its reason and end. */
export function SignInFailure() {
  const failure = useSession((state) => state.authError)
  const ban = useSignInBan((state) => state.ban)
  if (failure === null) return null
  const alert = (
    <Alert color="red" variant="outline" icon={<IconAlertTriangle aria-hidden />} role="alert">
      {failure}
    </Alert>
  )
  return ban === null ? alert : <BanNotice details={ban.details} meanwhile={alert} />
}
