import { useQuery } from '@tanstack/react-query'
import { api } from '#renderer/lib/http-client.ts'
import { useLacksAccount } from '#renderer/session/account.ts'
import { useSession } from '#renderer/session/session-store.ts'
import { type GameMode, gameModesData, type RankedLock } from '#shared/schemas/game.ts'

/** Asked anew on every visit, and once the address is verified: games open ranked, and so may the link of a mail. */
export function useGameModes() {
  // Between a logout and the navigation that follows it there is no user.
  const emailVerified = useSession(({ user }) => user?.emailVerified ?? false)
  const lacksAccount = useLacksAccount()
  return useQuery({
    queryKey: ['game-modes', { emailVerified }],
    queryFn: async ({ signal }) => {
      const { gameModes } = await api.get('/gamemode/modes', { schema: gameModesData, signal })
      return gameModes
    },
    // A guest is offered an account instead: games alone would not open ranked.
    select: (modes): GameMode[] => (lacksAccount ? modes.map(({ locked: _, ...mode }) => mode) : modes),
    staleTime: 0,
  })
}

/** What is missing before ranked opens; null when it is open, or not known yet. */
export function useRankedLock(): RankedLock | null {
  const { data: modes } = useGameModes()
  return modes?.find(({ id }) => id === 'ranked')?.locked ?? null
}
