import { type Route, route } from '#cloud/http/route.ts'
import { walletData, walletEntriesData, walletEntriesQuery } from '#shared/schemas/wallet.ts'
import type { Wallet } from './wallet-service.ts'

const tag = 'wallet'

export const walletRoutes = (wallet: Wallet): Route[] => [
  route({
    method: 'get',
    path: '/wallet',
    access: 'player',
    tag,
    summary: 'The caller’s R3',
    response: walletData,
    handle: async ({ caller }) => ({ balance: await wallet.balance(caller.userId) }),
  }),
  route({
    method: 'get',
    path: '/wallet/entries',
    access: 'player',
    tag,
    summary: 'Where the caller’s R3 came from and went to, newest first',
    query: walletEntriesQuery,
    response: walletEntriesData,
    handle: ({ caller, query }) => wallet.entries(caller.userId, query),
  }),
]
