import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '#renderer/lib/http-client.ts'
import { AD_EVERY_MS } from '#shared/constants/store.ts'
import { receiptsData, storePacksData } from '#shared/schemas/store.ts'
import { voiceStatusData } from '#shared/schemas/voice.ts'

/** Clocks differ: asked neither at once nor too late. */
const MIN_WAIT_MS = 5_000
const waitFor = (time: string): number =>
  Math.min(Math.max(Date.parse(time) - Date.now(), MIN_WAIT_MS), AD_EVERY_MS)

/** What is sold, and at what price. */
export const useStorePacks = () =>
  useQuery({
    queryKey: ['store', 'packs'],
    queryFn: ({ signal }) => api.get('/store/packs', { schema: storePacksData, signal }),
  })

export const receiptsQuery = queryOptions({
  queryKey: ['store', 'receipts'],
  queryFn: ({ signal }) => api.get('/store/receipts', { schema: receiptsData, signal }),
})

export const voiceStatusQuery = queryOptions({
  queryKey: ['voice', 'status'],
  queryFn: ({ signal }) => api.get('/voice/status', { schema: voiceStatusData, signal }),
  refetchOnMount: 'always',
  // The next ad is offered when it is there.
  refetchInterval: ({ state: { data } }) => (data?.nextAdAt ? waitFor(data.nextAdAt) : false),
})
