import { type Route, route } from '#cloud/http/route.ts'
import { confirmBody } from '#shared/schemas/auth.ts'
import { confirmedData } from '#shared/schemas/auth-data.ts'
import type { Confirmation } from './confirmation.ts'

export const confirmationRoutes = (confirmation: Confirmation): Route[] => [
  route({
    method: 'post',
    path: '/auth/confirm',
    access: 'account',
    tag: 'auth',
    summary: 'Show again whose the login is, for the calls of admins that move money or shut people out',
    body: confirmBody,
    response: confirmedData,
    rateLimit: { name: 'confirm', points: 60, seconds: 3600 },
    async handle({ caller, body }) {
      return { confirmedUntil: new Date(await confirmation.confirm(caller, body)).toISOString() }
    },
  }),
]
