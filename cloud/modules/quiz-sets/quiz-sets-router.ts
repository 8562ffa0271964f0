import { z } from 'zod'
import { type Route, route } from '#cloud/http/route.ts'
import {
  customQuizzesData,
  customQuizzesQuery,
  importQuizzesBody,
  quizFileQuery,
} from '#shared/schemas/quiz-import.ts'
import { changeQuizSetBody, createQuizSetBody, quizSetData, quizSetsData } from '#shared/schemas/quiz-sets.ts'
import { quizFile } from './quiz-file.ts'
import type { QuizSets } from './quiz-sets-service.ts'

const tag = 'quizzes'
const params = z.object({ id: z.string().max(64) })
/** A hundred long quizzes. */
const SET_BYTES = 1024 * 1024
const FILES = { 'application/json': customQuizzesData, 'text/csv': z.string() }
const WRITES = { name: 'quiz-sets', points: 60, seconds: 60 }

/** Players' own quizzes. Mounted before what is told of single quizzes, whose ids these paths would be. */
export const quizSetRoutes = (sets: QuizSets): Route[] => [
  route({
    method: 'get',
    path: '/quizzes/sets',
    access: 'account',
    tag,
    summary: 'The caller’s own quiz sets',
    response: quizSetsData,
    handle: async ({ caller }) => ({ sets: await sets.list(caller.userId) }),
  }),
  route({
    method: 'post',
    path: '/quizzes/sets',
    access: 'account',
    tag,
    summary: 'A new quiz set, or a copy of the one with this code; 409 when there are 50',
    body: createQuizSetBody,
    bodyLimit: SET_BYTES,
    response: quizSetData,
    status: 201,
    rateLimit: WRITES,
    handle: async ({ caller: { userId }, body }) => ({
      set:
        'code' in body
          ? await sets.copy(userId, body.code)
          : await sets.create(userId, { ...body, quizzes: body.quizzes ?? [] }),
    }),
  }),
  route({
    method: 'patch',
    path: '/quizzes/sets/{id}',
    access: 'account',
    tag,
    summary: 'Change a quiz set',
    params,
    body: changeQuizSetBody,
    bodyLimit: SET_BYTES,
    response: quizSetData,
    rateLimit: WRITES,
    precheck: async ({ caller, params }) => void (await sets.get(caller.userId, params.id)),
    handle: async ({ caller, params, body }) => ({ set: await sets.change(caller.userId, params.id, body) }),
  }),
  route({
    method: 'delete',
    path: '/quizzes/sets/{id}',
    access: 'account',
    tag,
    summary: 'Delete a quiz set; copies of it stay',
    params,
    rateLimit: WRITES,
    handle: ({ caller, params }) => sets.remove(caller.userId, params.id),
  }),
  route({
    method: 'get',
    path: '/quizzes/sets/{id}/export',
    access: 'account',
    tag,
    summary: 'A quiz set as a JSON or CSV file',
    params,
    query: quizFileQuery,
    files: FILES,
    rateLimit: WRITES,
    precheck: ({ caller, params }) => sets.get(caller.userId, params.id),
    handle: ({ found, query }) => quizFile(found.quizzes, query.format),
  }),
  route({
    method: 'get',
    path: '/quizzes/custom',
    access: 'account',
    tag,
    summary: 'The quizzes of all of the caller’s sets; with a format as a JSON or CSV file',
    query: customQuizzesQuery,
    files: FILES,
    response: customQuizzesData,
    rateLimit: WRITES,
    async handle({ caller, query: { format } }) {
      const quizzes = await sets.quizzes(caller.userId)
      return format === undefined ? { quizzes } : quizFile(quizzes, format)
    },
  }),
  route({
    method: 'post',
    path: '/quizzes/custom',
    access: 'account',
    tag,
    summary: 'Import quizzes as JSON, CSV or pasted lines, all or none of them',
    body: importQuizzesBody,
    bodyLimit: SET_BYTES,
    response: quizSetsData,
    status: 201,
    rateLimit: WRITES,
    handle: async ({ caller, body }) => ({ sets: await sets.import(caller.userId, body) }),
  }),
]
