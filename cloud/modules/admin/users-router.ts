import { z } from 'zod'
import { type Route, route } from '#cloud/http/route.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import { adminUserData, adminUsersData, adminUsersQuery } from '#shared/schemas/admin-users.ts'
import { pageOf } from './page-of.ts'
import type { WholeUser } from './whole-user.ts'

const timeOf = (at: number): string => new Date(at).toISOString()

export const userRoutes = (users: Users, wholeUser: WholeUser): Route[] => [
  route({
    method: 'get',
    path: '/admin/users',
    access: 'admin',
    tag: 'admin',
    summary: 'Accounts and guests: by id, by how their name or address begins, or the newest first',
    query: adminUsersQuery,
    response: adminUsersData,
    async handle({ query }) {
      const { rows, next } = await pageOf(
        query,
        ({ search, role, after, limit }) => users.search({ search, role, after, limit }),
        ({ key }) => key,
      )
      return {
        users: rows.map(({ identity, lastActiveAt }) => ({
          ...identity,
          email: identity.role === 'guest' ? null : identity.email,
          createdAt: timeOf(identity.createdAt),
          lastActiveAt: lastActiveAt === null ? null : timeOf(lastActiveAt),
        })),
        next,
      }
    },
  }),
  route({
    method: 'get',
    path: '/admin/users/{id}',
    access: 'admin',
    tag: 'admin',
    summary: 'One account as a whole: profile, wallet, latest games, what it said about quizzes',
    params: z.object({ id: z.string().max(64) }),
    response: adminUserData,
    handle: ({ params }) => wholeUser(params.id),
  }),
]
