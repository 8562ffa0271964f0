import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { jobFailure, startFailure } from '#renderer/components/quiz-source/generation-failure.ts'
import { useIdempotencyKey } from '#renderer/hooks/use-idempotency-key.ts'
import { api } from '#renderer/lib/http-client.ts'
import { queryClient } from '#renderer/lib/query-client.ts'
import { onAccountEvent } from '#renderer/realtime/transport/account-events.ts'
import { economyEventSchemas } from '#shared/protocol/economy-events.ts'
import { type GenerateBody, type GenerationJob, generationData } from '#shared/schemas/quiz-generation.ts'

/** Events tell the progress; this often, in milliseconds, it is asked for, in case one was lost. */
const ASK_AGAIN_MS = 4_000

const keyOf = (id: string | null) => ['quiz-generation', id] as const
const pathOf = (id: string | null) => `/quizzes/generate/${id}`

/** An event that comes late does not set a job back that is over. */
function keep(job: GenerationJob): void {
  queryClient.setQueryData<{ job: GenerationJob }>(keyOf(job.id), (kept) =>
    kept !== undefined && kept.job.state !== 'running' ? kept : { job },
  )
}

/** A job that makes quizzes, by its id; it goes on while nobody looks. */
export function useGeneration(id: string | null, onId: (id: string | null) => void) {
  const idempotency = useIdempotencyKey()
  const query = useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => api.get(pathOf(id), { schema: generationData, signal }),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data?.job.state === 'running' ? ASK_AGAIN_MS : false),
  })
  useEffect(
    () =>
      onAccountEvent('quiz_generation', (payload) => {
        const told = economyEventSchemas.quiz_generation.safeParse(payload)
        if (told.success) keep(told.data.job)
      }),
    [],
  )
  const start = useMutation({
    mutationFn: (body: GenerateBody) =>
      api.post('/quizzes/generate', { body, headers: idempotency.headersFor(body), schema: generationData }),
    onSuccess: ({ job }) => {
      idempotency.done()
      keep(job)
      onId(job.id)
    },
  })
  const cancel = useMutation({
    mutationFn: () => api.delete(pathOf(id)),
    onSuccess: () => onId(null),
  })
  function troubleOf(): string | null {
    if (start.error) return startFailure(start.error)
    const lost = cancel.error ?? (id === null ? null : query.error)
    return lost && jobFailure(lost)
  }
  return {
    job: id === null ? undefined : query.data?.job,
    /** In the player's language. */
    trouble: troubleOf(),
    isStarting: start.isPending,
    isStopping: cancel.isPending,
    wasStopped: cancel.isSuccess && id === null,
    start: (body: GenerateBody) => {
      cancel.reset()
      start.mutate(body)
    },
    cancel: () => cancel.mutate(),
  }
}
