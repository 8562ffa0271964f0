import { Button, Stack, Text } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Illustration } from '#renderer/components/illustration.tsx'
import { Duration, SupportLink } from '#renderer/components/maintenance/notice-parts.tsx'
import { StateTitle } from '#renderer/components/state-title.tsx'
import { formatMoment } from '#renderer/lib/format-date.ts'
import { messageOf } from '#renderer/lib/notice-message.ts'
import { doubtServer } from '#renderer/lib/server-back.ts'
import type { Status } from '#shared/schemas/status.ts'

interface MaintenancePageProps {
  /** What the server says of itself. */
  status: Partial<Status>
  /** As much as it fills. */
  minHeight?: string
}

/** In place of every screen while nobody can play: the server is in maintenance, or does not say how it is. */
export function MaintenancePage({ status, minHeight = '70dvh' }: MaintenancePageProps) {
  const { t } = useTranslation()
  const { startsAt, durationMinutes, supportUrl } = status
  const answers = status.kind !== undefined
  return (
    <Stack
      align="center"
      justify="center"
      gap="sm"
      p="xl"
      ta="center"
      mih={minHeight}
      role="alert"
      data-testid="maintenance-page"
    >
      <Illustration scene={answers ? 'lantern' : 'box'} />
      <StateTitle as="h1">{t(answers ? 'maintenance.title' : 'maintenance.silentTitle')}</StateTitle>
      <Text fz="lg" maw={520} style={{ overflowWrap: 'anywhere' }}>
        {answers ? (messageOf(status) ?? t('maintenance.text')) : t('maintenance.silent')}
      </Text>
      {startsAt !== undefined && (
        <Text c="dimmed">
          {t('maintenance.began', { moment: formatMoment(startsAt) })}
          <Duration minutes={durationMinutes} />
        </Text>
      )}
      <SupportLink url={supportUrl} />
      <Button mt="xs" leftSection={<IconRefresh size={18} aria-hidden />} onClick={doubtServer}>
        {t('maintenance.again')}
      </Button>
      <Text c="dimmed" fz="sm">
        {t('maintenance.looksAgain')}
      </Text>
    </Stack>
  )
}
