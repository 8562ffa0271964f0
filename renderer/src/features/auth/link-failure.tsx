import { Button, Stack, Text } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#renderer/lib/error-text.ts'

interface LinkFailureProps {
  error: unknown
  onRetry: () => void
  /** Where to go instead. */
  otherwise: ReactNode
}

/** Why what a link leads to could not be read; the card's title says what that was. */
export function LinkFailure({ error, onRetry, otherwise }: LinkFailureProps) {
  const { t } = useTranslation()
  return (
    <Stack gap="sm" mt="md" data-testid="error-state">
      <Text role="alert" mb="xs">
        {errorText(error)}
      </Text>
      <Button size="md" leftSection={<IconRefresh size={18} aria-hidden />} onClick={onRetry}>
        {t('common.actions.retry')}
      </Button>
      {otherwise}
    </Stack>
  )
}
