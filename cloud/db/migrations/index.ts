import type { Knex } from 'knex'
import { accounts } from './0001-accounts.ts'
import { roomsAndGames } from './0002-rooms-and-games.ts'
import { mailTokens } from './0003-mail-tokens.ts'
import { googleSignIn } from './0004-google-sign-in.ts'
import { matchmaking } from './0005-matchmaking.ts'
import { ranks } from './0006-ranks.ts'
import { wallet } from './0007-wallet.ts'
import { fairRanking } from './0010-fair-ranking.ts'

/** The portable subset: schema builder, string ids, times as epoch ms in bigints, JSON as text, named constraints, one ALTER a step. */
export interface Migration {
  readonly name: string
  readonly up: (db: Knex) => Promise<void>
  readonly down: (db: Knex) => Promise<void>
}

/** In the order in which they run. A new one goes to the end; one that has been released never changes. */
export const migrations: readonly Migration[] = [
  accounts,
  roomsAndGames,
  mailTokens,
  googleSignIn,
  matchmaking,
  ranks,
  wallet,
  fairRanking,
]
