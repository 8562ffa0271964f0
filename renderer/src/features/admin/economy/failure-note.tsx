import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { economyFailure } from '#renderer/features/admin/economy/economy-failure.ts'

/** Why something of the economy could not be changed; nothing while nothing failed. */
export function FailureNote({ error }: { error: Error | null }) {
  return (
    error && (
      <Alert color="red" variant="outline" mb="md" icon={<IconAlertTriangle aria-hidden />} role="alert">
        {economyFailure(error)}
      </Alert>
    )
  )
}
