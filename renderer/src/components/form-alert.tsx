import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { failureText } from '#renderer/lib/failure-text.ts'

/** Why a form could not be sent, when no single field is wrong. */
export function FormAlert({ failure }: { failure: unknown }) {
  if (failure === null) return null
  return (
    <Alert color="red" variant="outline" icon={<IconAlertTriangle aria-hidden />} role="alert">
      {failureText(failure)}
    </Alert>
  )
}
