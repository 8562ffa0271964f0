import { type Route, route } from '#cloud/http/route.ts'
import {
  claimedAllData,
  claimedLevelData,
  claimLevelBody,
  gamePassData,
  passLevelParams,
  premiumData,
} from '#shared/schemas/game-pass.ts'
import type { GamePasses } from './pass-service.ts'

const tag = 'game pass'

export const gamePassRoutes = (passes: GamePasses): Route[] => [
  route({
    method: 'get',
    path: '/game-pass',
    access: 'account',
    tag,
    summary: 'The season’s pass: the caller’s level and what both tracks give',
    response: gamePassData,
    handle: ({ caller }) => passes.get(caller.userId),
  }),
  route({
    method: 'post',
    path: '/game-pass/premium',
    access: 'account',
    tag,
    summary: 'Unlocks the premium track for R3',
    response: premiumData,
    once: 'transaction',
    handle: ({ caller, tx }) => passes.unlockPremium(tx, caller.userId),
  }),
  route({
    method: 'post',
    path: '/game-pass/levels/{n}/claim',
    access: 'account',
    tag,
    summary: 'Takes what a reached level gives on one track, once',
    params: passLevelParams,
    body: claimLevelBody,
    response: claimedLevelData,
    once: 'transaction',
    handle: ({ caller, params, body, tx }) => passes.claim(tx, caller.userId, params.n, body.track),
  }),
  route({
    method: 'post',
    path: '/game-pass/claim',
    access: 'account',
    tag,
    summary: 'Takes everything of the pass that is open',
    response: claimedAllData,
    once: 'transaction',
    handle: ({ caller, tx }) => passes.claimAll(tx, caller.userId),
  }),
]
