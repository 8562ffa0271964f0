import { Button, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { Moth } from '#renderer/app/moth.tsx'
import { PlayLink } from '#renderer/components/play-link.tsx'
import { StateTitle } from '#renderer/components/state-title.tsx'

export function NotFoundPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  // React Router calls the first entry of a visit `default`: there is no page of ours to go back to.
  const isFirst = useLocation().key === 'default'
  return (
    <Stack align="center" justify="center" gap="md" p="xl" ta="center" flex={1}>
      <Moth />
      <StateTitle as="h1">{t('notFound.title')}</StateTitle>
      <Text c="dimmed" fz="lg">
        {t('notFound.body')}
      </Text>
      <Group justify="center">
        <Button onClick={() => void (isFirst ? navigate('/') : navigate(-1))}>{t('notFound.goBack')}</Button>
        <PlayLink />
      </Group>
    </Stack>
  )
}
