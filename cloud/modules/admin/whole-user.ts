import type { Db } from '#cloud/db/client.ts'
import type { AccountService } from '#cloud/modules/account/index.ts'
import type { Auth } from '#cloud/modules/auth/index.ts'
import { readPlayedGames } from '#cloud/modules/game/index.ts'
import type { Feedback } from '#cloud/modules/quiz-feedback/index.ts'
import type { Sanctions } from '#cloud/modules/sanctions/index.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import type { Wallet } from '#cloud/modules/wallet/index.ts'
import type { AdminUserData, ReportsOfPlayer } from '#shared/schemas/admin-users.ts'

import { listNotes } from './notes-repository.ts'
import { noteForAdmins } from './notes-router.ts'

/** Of what grows without end, the newest. */
const SHOWN = 20

export interface WholeUserParts {
  readonly db: Db
  readonly users: Users
  readonly account: Pick<AccountService, 'profile'>
  readonly wallet: Wallet
  readonly feedback: Feedback
  readonly sanctions: Pick<Sanctions, 'listOf'>
  readonly auth: Pick<Auth, 'signedInSince'>
  readonly reportsOf: (userId: string) => Promise<ReportsOfPlayer>
  readonly seatOf: (userId: string) => Promise<string | null>
}

export type WholeUser = (userId: string) => Promise<AdminUserData>

/** An account over all modules. Throws USER_NOT_FOUND. */
export const createWholeUser =
  ({ db, users, auth, account, wallet, feedback, sanctions, reportsOf, seatOf }: WholeUserParts): WholeUser =>
  async (userId) => {
    const profile = await account.profile({ userId })
    const lastActiveAt = await users.lastActiveAt(userId)
    const { balance, owed } = await wallet.overview(userId)
    const { entries } = await wallet.entries(userId, { page: 1, limit: SHOWN })
    const { games } = await readPlayedGames(db, userId, { limit: SHOWN })
    const since = await auth.signedInSince(userId)
    const { quizReports, quizAppeals } = await feedback.saidBy(userId)
    return {
      ...profile,
      lastActiveAt: lastActiveAt === null ? null : new Date(lastActiveAt).toISOString(),
      signedInSince: since === null ? null : new Date(since).toISOString(),
      sanctions: await sanctions.listOf(userId),
      notes: (await listNotes(db, userId)).map(noteForAdmins),
      ...(await reportsOf(userId)),
      roomId: await seatOf(userId),
      wallet: { balance, owed, voiceTokens: await wallet.voiceTokens(userId), entries },
      games,
      quizReports,
      quizAppeals,
    }
  }
