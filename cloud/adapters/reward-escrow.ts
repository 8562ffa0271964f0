import type { Wallet } from '#cloud/modules/wallet/index.ts'
import type { RewardEscrow } from '#host-engine/index.ts'
import { AppError } from '#shared/errors/app-error.ts'

/** A balance that is too small is an answer; anything else that goes wrong is an error. */
export const rewardEscrow = (wallet: Wallet): RewardEscrow => ({
  async hold(roomId, hostId, amount) {
    try {
      await wallet.holdEscrow({ roomId, userId: hostId, amount })
      return null
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'INSUFFICIENT_R3') throw error
      return { ok: false, code: error.code, ...(error.details && { details: error.details }) }
    }
  },
  release: wallet.returnEscrow,
})
