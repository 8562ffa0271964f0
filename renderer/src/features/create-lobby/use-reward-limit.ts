import { useQuery } from '@tanstack/react-query'
import { api } from '#renderer/lib/http-client.ts'
import { knowsAccounts } from '#renderer/session/account.ts'
import { useUser } from '#renderer/session/session-store.ts'
import { walletData } from '#shared/schemas/wallet.ts'

export interface RewardLimit {
  balance: number
  /** The most that may be put up: the sign-up gift may not. */
  limit: number
  verifyEmail: boolean
}

/** Until it is known, all may be put up: the server has the last word. */
export function useRewardLimit(): RewardLimit {
  const { balance, emailVerified } = useUser()
  const { data } = useQuery({
    queryKey: ['wallet', { balance, emailVerified }],
    queryFn: ({ signal }) => api.get('/wallet', { schema: walletData, signal }),
    staleTime: 0,
    enabled: knowsAccounts(),
  })
  return { balance, ...(data?.reward ?? { limit: balance, verifyEmail: false }) }
}
