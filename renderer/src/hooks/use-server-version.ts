import { useQuery } from '@tanstack/react-query'
import { api } from '#renderer/lib/http-client.ts'
import { type Version, versionSchema } from '#shared/schemas/status.ts'

/** What the server can do; undefined until it has answered. */
export function useServerVersion(): Version | undefined {
  return useQuery({
    queryKey: ['version'],
    queryFn: ({ signal }) => api.get('/version', { schema: versionSchema, signal }),
  }).data
}
