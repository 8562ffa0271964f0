import type { Db } from '../client.ts'
import { fromJson, toJson } from '../columns.ts'
import type { Migration } from '../migration.ts'

interface Body {
  scores: { userId: string; username?: string }[]
}

const GAMES_AT_ONCE = 200

async function eachGame(db: Db, change: (id: string, body: Body) => Promise<void>): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db('games')
      .where('id', '>', after)
      .orderBy('id')
      .limit(GAMES_AT_ONCE)
      .select('id', 'body')
    for (const { id, body } of rows) await change(id, fromJson<Body>(body))
    if (rows.length < GAMES_AT_ONCE) return
    after = rows.at(-1).id
  }
}

const write = (db: Db, id: string, body: Body) =>
  db('games')
    .where({ id })
    .update({ body: toJson(body) })

/** The name that a player had in a game stands in the player's row of it, and goes with the account in one statement. */
export const namesOfGames: Migration = {
  name: '0010-names-of-games',

  async up(db) {
    await db.schema.alterTable('game_players', (table) => {
      table.text('username').notNullable().defaultTo('')
    })
    await eachGame(db, async (id, body) => {
      const players = await db('game_players').where({ game_id: id }).select('user_id')
      const people = new Set(players.map(({ user_id }) => user_id))
      for (const score of body.scores) {
        if (!people.has(score.userId)) continue
        const username = score.username ?? ''
        await db('game_players').where({ game_id: id, user_id: score.userId }).update({ username })
        delete score.username
      }
      await write(db, id, body)
    })
  },

  async down(db) {
    await eachGame(db, async (id, body) => {
      const players = await db('game_players').where({ game_id: id }).select('user_id', 'username')
      const names = new Map<string, string>(players.map(({ user_id, username }) => [user_id, username]))
      for (const score of body.scores) score.username ??= names.get(score.userId) ?? '—'
      await write(db, id, body)
    })
    await db.schema.alterTable('game_players', (table) => table.dropColumn('username'))
  },
}
