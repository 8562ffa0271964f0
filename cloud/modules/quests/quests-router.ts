import { z } from 'zod'
import { type Route, route } from '#cloud/http/route.ts'
import { claimedQuestData, dailyQuestsData } from '#shared/schemas/quests.ts'
import type { Quests } from './quests-service.ts'

const tag = 'quests'

export const questRoutes = (quests: Quests): Route[] => [
  route({
    method: 'get',
    path: '/quests/daily',
    access: 'account',
    tag,
    summary: 'The caller’s quests of today',
    response: dailyQuestsData,
    handle: ({ caller }) => quests.daily(caller.userId),
  }),
  route({
    method: 'post',
    path: '/quests/{id}/claim',
    access: 'account',
    tag,
    summary: 'Takes the R3 of a complete quest, once',
    params: z.object({ id: z.string() }),
    response: claimedQuestData,
    once: 'transaction',
    handle: ({ caller, params, tx }) => quests.claim(tx, caller.userId, params.id),
  }),
]
