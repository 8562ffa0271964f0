import { useServerVersion } from '#renderer/hooks/use-server-version.ts'
import { inAppBrowser } from '#renderer/platform/in-app-browser.ts'
import { platform } from '#renderer/platform/platform.ts'

/** The server's client id for this kind of app. Null where Google sign-in is not to be had. */
export function useGoogleClientId(): string | null {
  const version = useServerVersion()
  // Google refuses them.
  if (inAppBrowser()) return null
  const id = platform.desktop ? version?.googleDesktopClientId : version?.googleClientId
  return id || null
}
