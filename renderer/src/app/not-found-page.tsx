import { Button, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { Moth } from '#renderer/app/moth.tsx'
import { PlayLink } from '#renderer/components/play-link.tsx'
import { StateTitle } from '#renderer/components/state-title.tsx'

/**
 * Returns true if the history has a page of this site before this one. Browsers without the Navigation API know only the
 * pages of this document, whose first entry React Router calls `default`.
 */
function useHasPageBefore(): boolean {
  const { key } = useLocation()
  return window.navigation?.canGoBack ?? key !== 'default'
}

export function NotFoundPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const hasPageBefore = useHasPageBefore()
  return (
    <Stack align="center" justify="center" gap="md" p="xl" ta="center" flex={1}>
      <Moth />
      <StateTitle as="h1">{t('notFound.title')}</StateTitle>
      <Text c="dimmed" fz="lg">
        {t('notFound.body')}
      </Text>
      <Group justify="center">
        <Button onClick={() => void (hasPageBefore ? navigate(-1) : navigate('/'))}>
          {t('notFound.goBack')}
        </Button>
        <PlayLink />
      </Group>
    </Stack>
  )
}
