import { Hono } from 'hono'
import { AppError } from '#shared/errors/app-error.ts'
import {
  claimBody,
  claimData,
  snapshotBody,
  snapshotData,
  standbyBody,
  standbyData,
} from '#shared/schemas/handover.ts'
import { followBody, followData } from '#shared/schemas/party.ts'
import type { Guests } from '../guests/guests.ts'
import type { Succession } from '../handover/succession.ts'
import { bearerOf } from './bearer.ts'
import type { Calls } from './calls.ts'
import { LIMITS, type Limits } from './limits.ts'
import type { PartyEnv } from './party-env.ts'
import { readBody } from './read-body.ts'

export interface HandoverRoutesParts {
  readonly succession: Succession
  readonly guests: Pick<Guests, 'authenticate' | 'isPassword'>
  readonly limits: Limits
}

/** Between the party's desktops, and for players who look for the one that leads. */
export function handoverRoutes({ answer }: Calls, { succession, guests, limits }: HandoverRoutesParts) {
  return new Hono<PartyEnv>()
    .post('/follow', async (c) => {
      const token = bearerOf(c.req.header('authorization'))
      if (token === null) throw new AppError('UNAUTHORIZED_ACCESS')
      const { epoch } = await readBody(c, followBody)
      const isKnown = (one: string) => guests.authenticate(one) !== null
      const followed = succession.follow(token, epoch, isKnown)
      if (followed === null) throw new AppError('TOKEN_INVALID_OR_EXPIRED')
      return answer(c, followData, followed)
    })
    .post('/standby', async (c) => {
      const body = await readBody(c, standbyBody)
      if (body.password !== undefined) await limits.take(LIMITS.password, c.get('ip'))
      const token = bearerOf(c.req.header('authorization'))
      const isGuest = token !== null && guests.authenticate(token) !== null
      const isLetIn = isGuest || guests.isPassword(body.password)
      return answer(c, standbyData, succession.admit(body, isLetIn, c.get('ip')))
    })
    .post('/claim', async (c) => {
      const sealed = succession.claim(await readBody(c, claimBody))
      return answer(c, claimData, { sealed })
    })
    .post('/snapshot', async (c) => {
      const sealed = await succession.poll(await readBody(c, snapshotBody))
      return answer(c, snapshotData, { sealed })
    })
}
