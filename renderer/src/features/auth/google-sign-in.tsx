import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { useGoogleClientId } from '#renderer/hooks/use-google-client-id.ts'
import { platform } from '#renderer/platform/platform.ts'

const GoogleLogin = lazyPart(
  async () => (await import('#renderer/features/auth/google-login.tsx')).GoogleLogin,
)

const DesktopGoogleButton = lazyPart(
  async () => (await import('#renderer/features/auth/desktop-google-button.tsx')).DesktopGoogleButton,
)

/** Google's button, where the server takes its tokens; in the desktop app a way over the system browser. */
export function GoogleSignIn() {
  const clientId = useGoogleClientId()
  const { desktop } = platform
  if (clientId === null) return null
  return desktop === null ? (
    <GoogleLogin clientId={clientId} />
  ) : (
    <DesktopGoogleButton clientId={clientId} desktop={desktop} />
  )
}
