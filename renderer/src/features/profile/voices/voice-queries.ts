import { queryOptions } from '@tanstack/react-query'
import { api } from '#renderer/lib/http-client.ts'
import { publicVoicesData, type Voice } from '#shared/schemas/voice.ts'

/** All voices, by category. */
export const voicesQuery = queryOptions({
  queryKey: ['voice', 'voices'],
  queryFn: ({ signal }) => api.get('/voice/public-voices', { schema: publicVoicesData, signal }),
})

/** What a voice says of itself. */
export const fetchPreview = ({ id }: Voice, signal: AbortSignal): Promise<Blob> =>
  api.blob(`/voice/preview/${encodeURIComponent(id)}`, { signal })
