import { type Route, route } from '#cloud/http/route.ts'
import { sessionData } from '#shared/schemas/auth-data.ts'
import { claimGuestBody, guestBody, guestData } from '#shared/schemas/guest.ts'
import { readDeviceCookie, setDeviceCookie } from './device-cookie.ts'
import type { GuestClaim } from './guest-claim.ts'
import type { GuestService } from './guest-service.ts'

const HOUR = 3600

/** Playing without an account, and getting one later. */
export const guestRoutes = (guests: GuestService, claim: GuestClaim): Route[] => [
  route({
    method: 'post',
    path: '/auth/guest',
    access: 'public',
    feature: 'guests',
    tag: 'auth',
    summary: 'Play by a nickname alone; the device token brings the same guest back for 30 days',
    body: guestBody,
    response: guestData,
    rateLimit: { name: 'guest', points: 120, seconds: HOUR },
    failsWith: 'LOGIN_FAILED',
    handle: ({ body, ip }) => guests.enter(body, ip),
  }),
  route({
    method: 'post',
    path: '/auth/guest/claim',
    access: 'player',
    feature: 'registrations',
    tag: 'auth',
    summary: 'Make the guest an account of the same id: results, level and seat are kept',
    body: claimGuestBody,
    response: sessionData,
    rateLimit: { name: 'claim-guest', points: 20, seconds: HOUR },
    failsWith: 'REGISTRATION_FAILED',
    async handle({ caller, body, cookies }) {
      if ('firebaseUser' in body) return claim.byGoogle(caller, body.firebaseUser.idToken, body.language)
      const { session, deviceCookie } = await claim.byPassword(caller, body, readDeviceCookie(cookies))
      setDeviceCookie(cookies, deviceCookie)
      return session
    },
  }),
]
