import { Hono } from 'hono'
import { languageBody } from '#shared/schemas/auth.ts'
import { profileData, userData, validateData } from '#shared/schemas/auth-data.ts'
import { guestData } from '#shared/schemas/guest.ts'
import { partyGuestBody, partyProfileBody } from '#shared/schemas/party.ts'
import type { PartyGames } from '../evening/kept-games.ts'
import { partyStats, UNRANKED } from '../evening/party-stats.ts'
import { userOf } from '../guests/guest.ts'
import type { Guests } from '../guests/guests.ts'
import type { Calls } from './calls.ts'
import { LIMITS, type Limits } from './limits.ts'
import { isLoopback } from './loopback.ts'
import type { PartyEnv } from './party-env.ts'
import { readBody } from './read-body.ts'

export interface GuestRoutesParts {
  readonly guests: Guests
  readonly games: PartyGames
  readonly limits: Limits
}

/** Coming in by a nickname, and the little that a guest can change about themselves. */
export function guestRoutes({ player, limited, answer }: Calls, { guests, games, limits }: GuestRoutesParts) {
  return new Hono<PartyEnv>()
    .post('/guest', limited(LIMITS.enter), async (c) => {
      const body = await readBody(c, partyGuestBody)
      const isOwnComputer = isLoopback(c.get('ip'))
      if (!isOwnComputer && !guests.isKnown(body.deviceToken)) {
        if (body.password) await limits.take(LIMITS.password, c.get('ip'))
        guests.requirePassword(body.password)
        await limits.take(LIMITS.newGuest, c.get('ip'))
      }
      return answer(c, guestData, guests.enter(body, { isOwnComputer }))
    })
    .get('/validate', player, (c) =>
      answer(c, validateData, { valid: true, user: userOf(guests.get(c.get('player').userId)) }),
    )
    .get('/profile', player, (c) => {
      const { userId } = c.get('player')
      const stats = partyStats(games.latest(), userId)
      return answer(c, profileData, { user: userOf(guests.get(userId)), stats, rank: UNRANKED })
    })
    .patch('/profile', player, async (c) => {
      const changes = await readBody(c, partyProfileBody)
      return answer(c, userData, { user: userOf(guests.changeProfile(c.get('player').userId, changes)) })
    })
    .patch('/language', player, async (c) => {
      const { language } = await readBody(c, languageBody)
      return answer(c, userData, { user: userOf(guests.chooseLanguage(c.get('player').userId, language)) })
    })
}
