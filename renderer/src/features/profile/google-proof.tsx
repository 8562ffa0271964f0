import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { useGoogleClientId } from '#renderer/hooks/use-google-client-id.ts'
import { platform } from '#renderer/platform/platform.ts'

const GoogleButton = lazyPart(
  async () => (await import('#renderer/components/google-button.tsx')).GoogleButton,
)

/** Where an account has no password, Google shows that its owner is there. */
export function GoogleProof({ onIdToken }: { onIdToken: (idToken: string) => void }) {
  const { t } = useTranslation()
  const clientId = useGoogleClientId()
  const unavailable = t('profile.account.noGoogle')
  // Google's button works in no app's own window.
  if (clientId === null || platform.desktop) return <Text c="dimmed">{unavailable}</Text>
  return (
    <Stack gap="sm" maw={420}>
      <Text>{t('profile.account.google')}</Text>
      <GoogleButton clientId={clientId} unavailable={unavailable} onIdToken={onIdToken} />
    </Stack>
  )
}
