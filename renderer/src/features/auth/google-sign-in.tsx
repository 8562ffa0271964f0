import { useQuery } from '@tanstack/react-query'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { api } from '#renderer/lib/http-client.ts'
import { platform } from '#renderer/platform/platform.ts'
import { versionSchema } from '#shared/schemas/status.ts'

const GoogleButton = lazyPart(
  async () => (await import('#renderer/features/auth/google-button.tsx')).GoogleButton,
)

/** Google's button, where the server takes its tokens. Google refuses to sign anybody in within an app's own window. */
export function GoogleSignIn() {
  const { data } = useQuery({
    queryKey: ['version'],
    queryFn: ({ signal }) => api.get('/version', { schema: versionSchema, signal }),
    enabled: !platform.isNative,
  })
  return data?.googleClientId ? <GoogleButton clientId={data.googleClientId} /> : null
}
