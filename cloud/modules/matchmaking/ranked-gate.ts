import type { Users } from '#cloud/modules/users/index.ts'
import type { RankedLock } from '#shared/schemas/game.ts'

/** What ranked asks of an account, so that nobody makes one for every game. */
export interface RankedTerms {
  /** A verified address: only where mails can be sent. */
  readonly verifiedOnly: boolean
  /** So many quick matches, played to their end. */
  readonly quickMatches: number
}

interface RankedGateParts {
  readonly users: Pick<Users, 'get'>
  readonly standings: { quickMatches(userId: string): Promise<number> }
  readonly terms: RankedTerms
}

/** What is missing before ranked opens to somebody (RANK-14); null when it is open. */
export const createRankedGate =
  ({ users, standings, terms }: RankedGateParts) =>
  async (userId: string): Promise<RankedLock | null> => {
    const verifyEmail = terms.verifiedOnly && !(await users.get(userId)).emailVerified
    const quickMatchesLeft = Math.max(0, terms.quickMatches - (await standings.quickMatches(userId)))
    return verifyEmail || quickMatchesLeft > 0 ? { verifyEmail, quickMatchesLeft } : null
  }
