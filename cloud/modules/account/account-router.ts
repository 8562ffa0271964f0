import { type Route, route } from '#cloud/http/route.ts'
import { accountExportData, deleteAccountBody } from '#shared/schemas/account.ts'
import { profileData } from '#shared/schemas/auth-data.ts'
import type { AccountService } from './account-service.ts'

const HOUR = 3600

export const accountRoutes = (account: AccountService): Route[] => [
  route({
    method: 'get',
    path: '/auth/profile',
    access: 'player',
    tag: 'profile',
    summary: 'One’s own account, statistics and rank',
    response: profileData,
    handle: ({ caller }) => account.profile(caller),
  }),
  route({
    method: 'get',
    path: '/auth/export',
    access: 'player',
    tag: 'account',
    summary: 'Everything that is stored about the account',
    response: accountExportData,
    rateLimit: { name: 'export', points: 20, seconds: HOUR },
    handle: ({ caller }) => account.export(caller),
  }),
  route({
    method: 'delete',
    path: '/auth/account',
    access: 'player',
    tag: 'account',
    summary: 'Delete the account for good; a Google user sends no password',
    body: deleteAccountBody,
    rateLimit: { name: 'delete-account', points: 20, seconds: HOUR },
    handle: ({ caller, body }) => account.remove(caller, body.password),
  }),
]
