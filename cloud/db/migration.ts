import type { Knex } from 'knex'

/** The portable subset: schema builder, string ids, times as epoch ms in bigints, JSON as text, named constraints, one ALTER a step. */
export interface Migration {
  readonly name: string
  readonly up: (db: Knex) => Promise<void>
  readonly down: (db: Knex) => Promise<void>
}
