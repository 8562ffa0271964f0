import { Button, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Illustration } from '#renderer/components/illustration.tsx'
import { StateTitle } from '#renderer/components/state-title.tsx'

/** Shown when a screen throws. */
export function CrashPage() {
  const { t } = useTranslation()
  return (
    <Stack
      component="main"
      align="center"
      justify="center"
      gap="md"
      p="xl"
      ta="center"
      mih="80dvh"
      role="alert"
    >
      <Illustration scene="box" width={200} />
      <StateTitle as="h1">{t('common.crash.title')}</StateTitle>
      <Text c="dimmed" maw={460}>
        {t('common.crash.body')}
      </Text>
      <Button size="md" onClick={() => location.reload()}>
        {t('common.crash.reload')}
      </Button>
    </Stack>
  )
}
