import { useQuery } from '@tanstack/react-query'
import { api } from '#renderer/lib/http-client.ts'
import { platform } from '#renderer/platform/platform.ts'
import { versionSchema } from '#shared/schemas/status.ts'

/** The server's client id for this kind of app. Null where Google sign-in is not to be had. */
export function useGoogleClientId(): string | null {
  const { data } = useQuery({
    queryKey: ['version'],
    queryFn: ({ signal }) => api.get('/version', { schema: versionSchema, signal }),
  })
  const id = platform.desktop ? data?.googleDesktopClientId : data?.googleClientId
  return id || null
}
