import { inAppTexts } from '#renderer/components/in-app/in-app-texts.ts'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { useGoogleClientId } from '#renderer/hooks/use-google-client-id.ts'
import { useServerVersion } from '#renderer/hooks/use-server-version.ts'
import { inAppBrowser } from '#renderer/platform/in-app-browser.ts'
import { platform } from '#renderer/platform/platform.ts'

const GoogleLogin = lazyPart(
  async () => (await import('#renderer/features/auth/google-login.tsx')).GoogleLogin,
)

const DesktopGoogleButton = lazyPart(
  async () => (await import('#renderer/features/auth/desktop-google-button.tsx')).DesktopGoogleButton,
)

const NoGoogleNote = lazyPart(
  async () => (await import('#renderer/components/in-app/no-google-note.tsx')).NoGoogleNote,
  inAppTexts,
)

/** Google's button, where the server takes its tokens; in the desktop app a way over the system browser. */
export function GoogleSignIn() {
  const clientId = useGoogleClientId()
  const version = useServerVersion()
  const app = inAppBrowser()
  const { desktop } = platform
  if (app && version?.googleClientId) return <NoGoogleNote app={app} />
  if (clientId === null) return null
  return desktop === null ? (
    <GoogleLogin clientId={clientId} />
  ) : (
    <DesktopGoogleButton clientId={clientId} desktop={desktop} />
  )
}
