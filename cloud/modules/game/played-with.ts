import type { Db } from '#cloud/db/client.ts'
import { listPlayedWith } from './played-games-repository.ts'

const GAMES_LOOKED_AT = 20

/** With whom somebody has played lately, newest first. */
export const playedWith = (db: Db) => (userId: string) => listPlayedWith(db, userId, GAMES_LOOKED_AT)
