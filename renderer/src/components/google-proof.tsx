import { Stack, Text } from '@mantine/core'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { useGoogleClientId } from '#renderer/hooks/use-google-client-id.ts'
import { platform } from '#renderer/platform/platform.ts'

const GoogleButton = lazyPart(
  async () => (await import('#renderer/components/google-button.tsx')).GoogleButton,
)

interface GoogleProofProps {
  /** What it is needed for. */
  text: string
  /** Where Google's button cannot be shown. */
  unavailable: string
  onIdToken: (idToken: string) => void
}

/** Where an account has no password, Google shows that its owner is there. */
export function GoogleProof({ text, unavailable, onIdToken }: GoogleProofProps) {
  const clientId = useGoogleClientId()
  // Google's button works in no app's own window.
  if (clientId === null || platform.desktop) return <Text c="dimmed">{unavailable}</Text>
  return (
    <Stack gap="sm" maw={420}>
      <Text>{text}</Text>
      <GoogleButton clientId={clientId} unavailable={unavailable} onIdToken={onIdToken} />
    </Stack>
  )
}
