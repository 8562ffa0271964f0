import { queryOptions } from '@tanstack/react-query'
import { api } from '#renderer/lib/http-client.ts'
import { queryClient } from '#renderer/lib/query-client.ts'
import { serverNow } from '#renderer/lib/server-clock.ts'
import { keepVoice } from '#renderer/session/voice.ts'
import { AD_EVERY_MS } from '#shared/constants/store.ts'
import { SPOKEN_LINE_COST } from '#shared/constants/voice.ts'
import { type VoiceStatus, voiceStatusData } from '#shared/schemas/voice.ts'

/** Clocks differ: asked neither at once nor too late. */
const MIN_WAIT_MS = 5_000
const waitFor = (time: string): number =>
  Math.min(Math.max(Date.parse(time) - serverNow(), MIN_WAIT_MS), AD_EVERY_MS)

async function fetchStatus(signal: AbortSignal): Promise<VoiceStatus> {
  const status = await api.get('/voice/status', { schema: voiceStatusData, signal })
  keepVoice(status)
  return status
}

export const voiceStatusQuery = queryOptions({
  queryKey: ['voice', 'status'],
  queryFn: ({ signal }) => fetchStatus(signal),
  refetchOnMount: 'always',
  // The next ad is offered when it is there.
  refetchInterval: ({ state: { data } }) => (data?.nextAdAt ? waitFor(data.nextAdAt) : false),
})

/** What the client knows of a change before it asks again. */
export function changeVoiceStatus(change: (status: VoiceStatus) => Partial<VoiceStatus>): void {
  const changed = queryClient.setQueryData(
    voiceStatusQuery.queryKey,
    (status) => status && { ...status, ...change(status) },
  )
  if (changed) keepVoice(changed)
}

/** One's own line was read: its token is gone (VOICE-9). */
export const noteSpoken = (): void =>
  changeVoiceStatus(({ tokens }) => ({ tokens: Math.max(0, tokens - SPOKEN_LINE_COST) }))
