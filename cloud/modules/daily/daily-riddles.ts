import { dayOf } from '#cloud/day.ts'
import type { Db } from '#cloud/db/client.ts'
import { findQuizzes, findVetted } from '#cloud/modules/quizzes/index.ts'
import type { Quiz } from '#host-engine/index.ts'
import type { Language } from '#shared/constants/game.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { findLastDays, findRiddle, findRiddleIds, insertRiddle } from './daily-riddles-repository.ts'
import { DAILY_DIFFICULTIES, riddleOfDay, suitsADay } from './daily-rules.ts'

interface DailyRiddlesParts {
  readonly db: Db
  /** The wall clock: a day begins when others' does. */
  readonly now: () => number
}

export type DailyRiddles = ReturnType<typeof createDailyRiddles>

/** Which riddle has which day. */
export function createDailyRiddles({ db, now }: DailyRiddlesParts) {
  async function draw(day: number, language: Language): Promise<Quiz | null> {
    const riddles = (await findVetted(db, language, DAILY_DIFFICULTIES)).filter(suitsADay)
    const chosen = riddleOfDay(day, riddles, await findLastDays(db, language))
    // With what appeals have made right.
    const [riddle = null] = chosen ? await findQuizzes(db, [chosen.id]) : []
    return riddle
  }

  return {
    /** Throws NOT_FOUND where the language has none. */
    async riddleOf(day: number, language: Language): Promise<Quiz> {
      const stored = await findRiddle(db, day, language)
      if (stored) return stored
      const chosen = await draw(day, language)
      if (chosen === null) throw new AppError('NOT_FOUND')
      await insertRiddle(db, day, chosen)
      return (await findRiddle(db, day, language)) ?? chosen
    },

    /** Ids of the riddles of today and tomorrow, into which a game may last: they come in no game. Draws them where nobody has. */
    async setAside(language: Language): Promise<readonly string[]> {
      const days = [dayOf(now()), dayOf(now()) + 1]
      const stored = await findRiddleIds(db, days, language)
      if (stored.length === days.length) return stored
      for (const day of days) {
        const chosen = await draw(day, language)
        if (chosen !== null) await insertRiddle(db, day, chosen)
      }
      return findRiddleIds(db, days, language)
    },
  }
}
