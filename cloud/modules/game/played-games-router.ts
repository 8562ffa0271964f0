import { z } from 'zod'
import type { Db } from '#cloud/db/client.ts'
import { type Route, route } from '#cloud/http/route.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { playedGamesData, playedGamesQuery } from '#shared/schemas/played-games.ts'
import { readPlayedGames } from './played-games.ts'

/** What somebody has played: shown to themselves alone. */
export const playedGamesRoutes = (db: Db): Route[] => [
  route({
    method: 'get',
    path: '/users/{id}/games',
    access: 'player',
    tag: 'game',
    summary: 'The caller’s own finished games, newest first',
    params: z.object({ id: z.string().max(64) }),
    query: playedGamesQuery,
    response: playedGamesData,
    precheck: async ({ caller, params }) => {
      if (params.id !== caller.userId) throw new AppError('FORBIDDEN')
    },
    handle: ({ caller, query }) => readPlayedGames(db, caller.userId, query),
  }),
]
