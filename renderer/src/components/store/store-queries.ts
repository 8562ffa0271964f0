import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '#renderer/lib/http-client.ts'
import { receiptsData, storePacksData } from '#shared/schemas/store.ts'

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
