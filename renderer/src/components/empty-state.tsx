import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Illustration } from '#renderer/components/illustration.tsx'
import { StateTitle } from '#renderer/components/state-title.tsx'

interface EmptyStateProps {
  /** In place of the lantern. */
  drawing?: ReactNode
  title: string
  children?: ReactNode
  /** One thing to do about it. */
  action?: ReactNode
}

export function EmptyState({ drawing, title, children, action }: EmptyStateProps) {
  return (
    <Stack align="center" gap="xs" py="xl" px="md" ta="center" data-testid="empty-state">
      {drawing || <Illustration scene="lantern" width={160} />}
      <StateTitle as="h2">{title}</StateTitle>
      {children !== undefined && (
        <Text c="dimmed" maw={420}>
          {children}
        </Text>
      )}
      {action !== undefined && <div style={{ marginTop: 8 }}>{action}</div>}
    </Stack>
  )
}
