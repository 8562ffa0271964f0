import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { changeFailure } from '#renderer/features/admin/frame/admin-call-text.ts'

/** Why a change could not be made. */
export function AdminAlert({ failure }: { failure: Error | null }) {
  if (failure === null) return null
  return (
    <Alert color="red" variant="outline" icon={<IconAlertTriangle aria-hidden />} role="alert">
      {changeFailure(failure)}
    </Alert>
  )
}
