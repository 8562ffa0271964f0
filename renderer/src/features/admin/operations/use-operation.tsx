import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod/mini'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { api } from '#renderer/lib/http-client.ts'

/** What a call of the admin area answers; until then, or when it fails, what is shown in its place. */
export function useOperation<Schema extends z.core.$ZodType>(
  path: string,
  schema: Schema,
): { data: z.output<Schema>; instead?: undefined } | { data: undefined; instead: ReactNode } {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', path],
    queryFn: ({ signal }) => api.get(path, { schema, signal }),
    refetchOnMount: 'always',
  })
  if (data !== undefined) return { data }
  const instead = error ? (
    <ErrorState title={t('adminOperations.failed')} error={error} onRetry={() => void refetch()} />
  ) : (
    <ListSkeleton />
  )
  return { data: undefined, instead }
}
