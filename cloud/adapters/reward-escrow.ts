import type { Wallet } from '#cloud/modules/wallet/index.ts'
import type { RewardEscrow } from '#host-engine/index.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { ErrorCode } from '#shared/errors/catalogue.ts'

const REFUSALS: readonly ErrorCode[] = ['INSUFFICIENT_R3', 'EMAIL_NOT_VERIFIED']

/** That somebody may not put up so much is an answer; anything else that goes wrong is an error. */
export const rewardEscrow = (wallet: Wallet): RewardEscrow => ({
  async hold(roomId, hostId, amount) {
    try {
      await wallet.holdEscrow({ roomId, userId: hostId, amount })
      return null
    } catch (error) {
      if (!(error instanceof AppError) || !REFUSALS.includes(error.code)) throw error
      return { ok: false, ...error.coded }
    }
  },
  release: wallet.returnEscrow,
})
