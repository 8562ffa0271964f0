import { queryOptions } from '@tanstack/react-query'
import { api } from '#renderer/lib/http-client.ts'
import { queryClient } from '#renderer/lib/query-client.ts'
import { AD_EVERY_MS } from '#shared/constants/store.ts'
import { SPOKEN_LINE_COST } from '#shared/constants/voice.ts'
import { voiceStatusData } from '#shared/schemas/voice.ts'

/** Clocks differ: asked neither at once nor too late. */
const MIN_WAIT_MS = 5_000
const waitFor = (time: string): number =>
  Math.min(Math.max(Date.parse(time) - Date.now(), MIN_WAIT_MS), AD_EVERY_MS)

/** One's own line was read: its token is gone (VOICE-9). */
export const noteSpoken = (): void => {
  queryClient.setQueryData(
    voiceStatusQuery.queryKey,
    (status) => status && { ...status, tokens: Math.max(0, status.tokens - SPOKEN_LINE_COST) },
  )
}

export const voiceStatusQuery = queryOptions({
  queryKey: ['voice', 'status'],
  queryFn: ({ signal }) => api.get('/voice/status', { schema: voiceStatusData, signal }),
  refetchOnMount: 'always',
  // The next ad is offered when it is there.
  refetchInterval: ({ state: { data } }) => (data?.nextAdAt ? waitFor(data.nextAdAt) : false),
})
