import type { Knex } from 'knex'
import { withoutHeapedMarks } from '#shared/schemas/primitives.ts'
import type { Migration } from '../migration.ts'

const AT_ONCE = 500

interface Guest {
  readonly id: string
  readonly username: string
}

/** Of all guests, by id. */
async function* guestsIn(db: Knex): AsyncGenerator<Guest> {
  for (let after = ''; ; ) {
    const guests: Guest[] = await db('users')
      .where({ role: 'guest' })
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .select('id', 'username')
    yield* guests
    const last = guests.at(-1)
    if (last === undefined) return
    after = last.id
  }
}

async function nameGuests(db: Knex, keyOf: (guest: Guest) => string): Promise<void> {
  for await (const guest of guestsIn(db))
    await db('users')
      .where({ id: guest.id })
      .update({ username_folded: keyOf(guest) })
}

/** Guests are found by how their nickname begins, also those who came before that was so. */
export const guestNames: Migration = {
  name: '0039-guest-names',

  // What a database folds is not what people take for one name.
  up: (db) =>
    nameGuests(db, ({ id, username }) => {
      const folded = withoutHeapedMarks(username).normalize('NFKC').toLowerCase()
      return `${folded} GUEST:${id}`
    }),
  down: (db) => nameGuests(db, ({ id }) => `GUEST:${id}`),
}
