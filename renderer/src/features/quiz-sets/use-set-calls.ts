import { useMutation } from '@tanstack/react-query'
import { quizSetsQuery } from '#renderer/components/own-quizzes/quiz-sets-query.ts'
import { api } from '#renderer/lib/http-client.ts'
import { queryClient } from '#renderer/lib/query-client.ts'
import type { CustomQuiz } from '#shared/schemas/custom-quiz.ts'
import { type QuizSet, quizSetData } from '#shared/schemas/quiz-sets.ts'

const changeKept = (change: (sets: readonly QuizSet[]) => QuizSet[]): void =>
  void queryClient.setQueryData(quizSetsQuery.queryKey, (sets) => sets && change(sets))

export type NewSet = { code: string } | { name: string; language: QuizSet['language'] }
export type ChangedSet = Partial<Pick<QuizSet, 'name' | 'language'> & { quizzes: CustomQuiz[] }>

/** A new set, or a copy of the one with a code. */
export const useCreateSet = (onDone: (set: QuizSet) => void) =>
  useMutation({
    mutationFn: (body: NewSet) => api.post('/quizzes/sets', { body, schema: quizSetData }),
    onSuccess: ({ set }) => {
      changeKept((sets) => [...sets.filter(({ id }) => id !== set.id), set])
      onDone(set)
    },
  })

export const useChangeSet = (id: string, onDone: (set: QuizSet) => void) =>
  useMutation({
    mutationFn: (body: ChangedSet) => api.patch(`/quizzes/sets/${id}`, { body, schema: quizSetData }),
    onSuccess: ({ set }) => {
      changeKept((sets) => sets.map((one) => (one.id === set.id ? set : one)))
      onDone(set)
    },
  })

export const useDeleteSet = (id: string, onDone: () => void) =>
  useMutation({
    mutationFn: () => api.delete(`/quizzes/sets/${id}`),
    onSuccess: () => {
      changeKept((sets) => sets.filter((one) => one.id !== id))
      onDone()
    },
  })
