import type { AccountPart } from '#cloud/account-part.ts'
import { dayStart } from '#cloud/day.ts'
import type { Db } from '#cloud/db/client.ts'
import { listPlays } from './daily-plays-repository.ts'

/** The plays hang on the user row and go with it. */
export const dailyAccountPart = (db: Db): AccountPart => ({
  collect: async (userId) => ({
    dailyRiddles: (await listPlays(db, { user_id: userId })).map(({ day, ...play }) => ({
      ...play,
      guesses: [...play.guesses],
      day: new Date(dayStart(day)).toISOString().slice(0, 10),
    })),
  }),
})
