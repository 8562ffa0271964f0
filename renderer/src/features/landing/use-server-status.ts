import { useQuery } from '@tanstack/react-query'
import { api } from '#renderer/lib/http-client.ts'
import { statusSchema } from '#shared/schemas/status.ts'

export type Reach = 'checking' | 'online' | 'offline'

/** Whether the game can be played right now: a server in maintenance is as good as none. */
export function useServerStatus(): Reach {
  const { data, isPending, isError } = useQuery({
    queryKey: ['status'],
    queryFn: ({ signal }) => api.get('/status', { schema: statusSchema, signal }),
    retry: false,
    refetchInterval: 60_000,
  })
  if (isPending) return 'checking'
  return isError || data.maintenance ? 'offline' : 'online'
}
