import type { Auth } from '#cloud/modules/auth/index.ts'
import { joinLimit } from '#cloud/modules/rooms/index.ts'
import type { Mutes } from '#cloud/modules/sanctions/index.ts'
import type { RateLimiter } from '#cloud/rate-limiter.ts'
import type { PlayerDirectory } from '#host-engine/index.ts'
import { AppError } from '#shared/errors/app-error.ts'

/** The engine's players are the cloud's users. */
export const playerDirectory = (
  auth: Auth,
  limiter: RateLimiter,
  mutes: Pick<Mutes, 'until'>,
): PlayerDirectory => ({
  authenticate: auth.authenticate,
  mutedUntil: mutes.until,
  async countJoin(userId) {
    try {
      await limiter.take(joinLimit, userId)
      return 0
    } catch (error) {
      if (error instanceof AppError && error.details && 'retryAfter' in error.details)
        return error.details.retryAfter
      throw error
    }
  },
})
