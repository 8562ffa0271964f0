import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Illustration, type Scene } from '#renderer/components/illustration.tsx'
import { StateTitle } from '#renderer/components/state-title.tsx'

interface EmptyStateProps {
  scene?: Scene
  title: string
  children?: ReactNode
  /** One thing to do about it. */
  action?: ReactNode
}

export function EmptyState({ scene = 'lantern', title, children, action }: EmptyStateProps) {
  return (
    <Stack align="center" gap="xs" py="xl" px="md" ta="center" data-testid="empty-state">
      <Illustration scene={scene} width={160} />
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
