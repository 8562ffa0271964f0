import { type Route, route } from '#cloud/http/route.ts'
import { walletData, walletEntriesData, walletEntriesQuery } from '#shared/schemas/wallet.ts'
import type { Wallet } from './wallet-service.ts'

const tag = 'wallet'

export const walletRoutes = (wallet: Wallet): Route[] => [
  route({
    method: 'get',
    path: '/wallet',
    access: 'account',
    tag,
    summary: 'The caller’s R3, and how much may be put up as a reward',
    response: walletData,
    handle: ({ caller }) => wallet.overview(caller.userId),
  }),
  route({
    method: 'get',
    path: '/wallet/entries',
    access: 'account',
    tag,
    summary: 'Where the caller’s R3 came from and went to, newest first',
    query: walletEntriesQuery,
    response: walletEntriesData,
    handle: ({ caller, query }) => wallet.entries(caller.userId, query),
  }),
]
