import { z } from 'zod/mini'
import type { Db } from '#cloud/db/client.ts'
import { type Route, route } from '#cloud/http/route.ts'
import { adminActionsData, adminActionsFileQuery, adminActionsQuery } from '#shared/schemas/admin.ts'
import { actionsFile } from './actions-csv.ts'
import { listActions } from './actions-repository.ts'
import { pageOf } from './page-of.ts'

export const actionRoutes = (db: Db): Route[] => [
  route({
    method: 'get',
    path: '/admin/actions',
    access: 'admin',
    tag: 'admin',
    summary: 'What admins changed, newest first',
    query: adminActionsQuery,
    response: adminActionsData,
    async handle({ query }) {
      const { rows, next } = await pageOf(
        query,
        (page) => listActions(db, page),
        ({ id }) => id,
      )
      const actions = rows.map(({ adminId, username, doneAt, ...action }) => ({
        ...action,
        admin: { id: adminId, username },
        at: new Date(doneAt).toISOString(),
      }))
      return { actions, next }
    },
  }),
  route({
    method: 'get',
    path: '/admin/actions/export',
    access: 'admin',
    tag: 'admin',
    summary: 'The same as a CSV file, the newest ten thousand',
    query: adminActionsFileQuery,
    files: { 'text/csv': z.string() },
    rateLimit: { name: 'admin-export', points: 20, seconds: 60 },
    handle: ({ query }) => actionsFile(db, query),
  }),
]
