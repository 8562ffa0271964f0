import type { Knex } from 'knex'

/** The column kinds of the portable subset, so that every migration spells them alike. */
const ID_LENGTH = 26

export const idColumn = (table: Knex.CreateTableBuilder, name: string) => table.string(name, ID_LENGTH)

/** Milliseconds since 1970, as a bigint: 32 bits end in 1970 when they are milliseconds. */
export const timeColumn = (table: Knex.CreateTableBuilder, name: string) => table.bigInteger(name)

/** The row belongs to a user and goes with them. */
export const userColumn = (table: Knex.CreateTableBuilder, foreignKey: string, name = 'user_id') =>
  idColumn(table, name)
    .notNullable()
    .references('id')
    .inTable('users')
    .onDelete('CASCADE')
    .withKeyName(foreignKey)

/** JSON is text in both databases: Postgres would otherwise parse it and SQLite would not. */
export const toJson = (value: unknown): string => JSON.stringify(value)
export const fromJson = <Value>(text: string): Value => JSON.parse(text)
