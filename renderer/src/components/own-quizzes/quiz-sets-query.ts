import { queryOptions } from '@tanstack/react-query'
import { api } from '#renderer/lib/http-client.ts'
import { quizSetsData } from '#shared/schemas/quiz-sets.ts'

export const quizSetsQuery = queryOptions({
  queryKey: ['quiz-sets'],
  queryFn: async ({ signal }) => (await api.get('/quizzes/sets', { schema: quizSetsData, signal })).sets,
})
