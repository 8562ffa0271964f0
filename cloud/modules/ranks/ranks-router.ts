import { z } from 'zod'
import { type Route, route } from '#cloud/http/route.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import {
  leaderboardData,
  leaderboardQuery,
  type RankNeighbours,
  rankNeighboursData,
  userRankData,
} from '#shared/schemas/ranks.ts'
import type { LeaderboardService } from './leaderboard-service.ts'
import type { Standings } from './standings-service.ts'

const tag = 'ranks'

export interface RanksRouteParts {
  readonly users: Users
  readonly standings: Standings
  readonly board: LeaderboardService
  neighbours(userId: string): Promise<RankNeighbours>
}

export const ranksRoutes = ({ users, standings, board, neighbours }: RanksRouteParts): Route[] => [
  route({
    method: 'get',
    path: '/ranks/me',
    access: 'player',
    tag,
    summary: 'The caller’s rank',
    response: userRankData,
    handle: async ({ caller }) => ({ userRank: await standings.userRank(caller.userId) }),
  }),
  route({
    method: 'get',
    path: '/ranks/{userId}',
    access: 'player',
    tag,
    summary: 'Somebody’s rank',
    params: z.object({ userId: z.string() }),
    response: userRankData,
    precheck: ({ params }) => users.get(params.userId),
    handle: async ({ found }) => ({ userRank: await standings.userRank(found.id) }),
  }),
  route({
    method: 'get',
    path: '/leaderboard',
    access: 'player',
    tag,
    summary: 'The Enigmasters of the season, best first',
    query: leaderboardQuery,
    response: leaderboardData,
    handle: ({ caller, query }) => board.page(caller.userId, query),
  }),
  route({
    method: 'get',
    path: '/ranked/neighbours',
    access: 'player',
    tag,
    summary: 'The caller’s place in their own rank, with those right above and below',
    response: rankNeighboursData,
    handle: ({ caller: { userId } }) => neighbours(userId),
  }),
]
