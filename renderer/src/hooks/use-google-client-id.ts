import { useServerVersion } from '#renderer/hooks/use-server-version.ts'
import { platform } from '#renderer/platform/platform.ts'

/** The server's client id for this kind of app. Null where Google sign-in is not to be had. */
export function useGoogleClientId(): string | null {
  const version = useServerVersion()
  const id = platform.desktop ? version?.googleDesktopClientId : version?.googleClientId
  return id || null
}
