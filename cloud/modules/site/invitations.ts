import { takeFrom } from '#cloud/address-limits.ts'
import { isLoopback } from '#cloud/http/client-ip.ts'
import type { RateLimiter } from '#cloud/rate-limiter.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { type Invite, inviteParams } from '#shared/schemas/invite.ts'

/** As often as the call that the invitation's own page makes: no way to try more codes than there. */
const LIMIT = { name: 'invite-shared', points: 20, seconds: 60 }

export interface InvitationParts {
  /** Throws NO_ROOM_FOUND_WITH_CODE. */
  readonly invite: (code: string) => Promise<Invite>
  readonly limiter: RateLimiter
  readonly exemptLoopback: boolean
}

export interface Invitation {
  readonly code: string
  readonly invite: Invite
}

export type FindInvitation = (written: string, ip: string) => Promise<Invitation | null>

/** What a code in an address invites to; null for none. Throws RATE_LIMITED. */
export const findInvitation =
  ({ invite, limiter, exemptLoopback }: InvitationParts): FindInvitation =>
  async (written, ip) => {
    const parsed = inviteParams.safeParse({ code: written })
    if (!parsed.success) return null
    const { code } = parsed.data
    if (!(exemptLoopback && isLoopback(ip))) await takeFrom(limiter, LIMIT, ip)
    try {
      return { code, invite: await invite(code) }
    } catch (error) {
      if (error instanceof AppError && error.code === 'NO_ROOM_FOUND_WITH_CODE') return null
      throw error
    }
  }
