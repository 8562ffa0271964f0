import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import { api } from '#renderer/lib/http-client.ts'
import type { Query } from '#renderer/lib/query-string.ts'

interface Source<Schema extends z.core.$ZodType<{ next: string | null }>, Row> {
  /** Below /api. */
  path: string
  query?: Query
  schema: Schema
  rowsOf: (data: z.output<Schema>) => readonly Row[]
}

/** A list of the admin's calls, read a page at a time: `next` of one is `after` of the following. */
export function usePages<Schema extends z.core.$ZodType<{ next: string | null }>, Row>({
  path,
  query = {},
  schema,
  rowsOf,
}: Source<Schema, Row>) {
  const { data, ...list } = useInfiniteQuery({
    queryKey: ['admin', path, query],
    queryFn: ({ pageParam, signal }) =>
      api.get(path, { query: { ...query, after: pageParam }, schema, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  return { ...list, rows: data?.pages.flatMap(rowsOf) }
}

/** What a table needs of a list, however its pages are counted. */
export interface Pages<Row> {
  rows: readonly Row[] | undefined
  error: Error | null
  isPlaceholderData: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => Promise<unknown>
  refetch: () => Promise<unknown>
}
