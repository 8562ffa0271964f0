import { Button, Group, Stack, Text } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Illustration } from '#renderer/components/illustration.tsx'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { StateTitle } from '#renderer/components/state-title.tsx'
import { ApiError } from '#renderer/lib/api-error.ts'
import { errorText } from '#renderer/lib/error-text.ts'

const CopyButton = lazyPart(async () => (await import('#renderer/components/copy-button.tsx')).CopyButton)

interface ErrorStateProps {
  error: unknown
  /** What could not be done; without it a general sentence. */
  title?: string
  onRetry?: () => void
  /** A way on for whom trying again does not help. */
  otherwise?: ReactNode
  /** `h1` where nothing else is on the page. */
  as?: 'h1' | 'h2'
}

/** What went wrong in plain words, a way to try again, and the number that support asks for. */
export function ErrorState({ error, title, onRetry, otherwise, as = 'h2' }: ErrorStateProps) {
  const { t } = useTranslation()
  const requestId = error instanceof ApiError ? error.requestId : undefined
  return (
    <Stack align="center" gap="xs" py="xl" px="md" ta="center" role="alert" data-testid="error-state">
      <Illustration scene="box" width={150} />
      <StateTitle as={as}>{title ?? t('common.errorState.title')}</StateTitle>
      <Text c="dimmed">{errorText(error)}</Text>
      <Group justify="center" mt="xs">
        {onRetry && (
          <Button leftSection={<IconRefresh size={18} aria-hidden />} onClick={onRetry}>
            {t('common.actions.retry')}
          </Button>
        )}
        {otherwise}
      </Group>
      {requestId !== undefined && (
        <Group gap="xs" justify="center">
          <Text component="code" ff="monospace" fz="sm" c="dimmed">
            {t('common.errorState.requestId', { id: requestId })}
          </Text>
          <CopyButton
            value={requestId}
            label={t('common.errorState.copyRequestId')}
            variant="subtle"
            size="compact-sm"
          />
        </Group>
      )}
    </Stack>
  )
}
