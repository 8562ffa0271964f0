import type { Users } from '#cloud/modules/users/index.ts'
import { AppError } from '#shared/errors/app-error.ts'

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

/** Throws RANKED_LOCKED with what is missing (RANK-14). */
export const createRankedGate =
  ({ users, standings, terms }: RankedGateParts) =>
  async (userId: string): Promise<void> => {
    const verifyEmail = terms.verifiedOnly && !(await users.get(userId)).emailVerified
    const quickMatchesLeft = Math.max(0, terms.quickMatches - (await standings.quickMatches(userId)))
    if (verifyEmail || quickMatchesLeft > 0)
      throw new AppError('RANKED_LOCKED', { verifyEmail, quickMatchesLeft })
  }
