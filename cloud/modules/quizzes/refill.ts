import { randomInt } from 'node:crypto'
import type { Db } from '#cloud/db/client.ts'
import type { RecurringJob } from '#cloud/jobs/job.ts'
import type { QuizMaker } from '#host-engine/index.ts'
import { DIFFICULTIES, LANGUAGES } from '#shared/constants/game.ts'
import { type Cell, countCells, insertMade, listCell } from './made-quizzes-repository.ts'

const MADE_AT_ONCE = 20
/** A model may take its time: nobody waits. */
const MAKE_WITHIN_MS = 120_000
const EVERY_MS = 60_000

interface RefillParts {
  readonly db: Db
  /** A model, where one is set up; else the built-in generator. */
  readonly maker: QuizMaker
  /** How many are to be there of each language and difficulty. */
  readonly stock: number
}

const CELLS: readonly Cell[] = LANGUAGES.flatMap((language) =>
  DIFFICULTIES.map((difficulty) => ({ language, difficulty })),
)

/** Keeps the store filled, some quizzes at a time, in one process. */
export function quizRefill({ db, maker, stock }: RefillParts): RecurringJob {
  async function fill(signal: AbortSignal): Promise<void> {
    const counts = await countCells(db)
    for (const cell of CELLS) {
      const there = counts.find(
        ({ language, difficulty }) => language === cell.language && difficulty === cell.difficulty,
      )
      const missing = stock - (there?.quizzes ?? 0)
      if (missing <= 0) continue
      const made = await maker.make({
        ...cell,
        category: 'any',
        count: Math.min(missing, MADE_AT_ONCE),
        earlier: await listCell(db, cell),
        seed: randomInt(2 ** 32),
        signal,
        deadlineMs: MAKE_WITHIN_MS,
      })
      await insertMade(db, made)
    }
  }
  return {
    name: 'quiz-refill',
    everyMs: EVERY_MS,
    async run(signal) {
      try {
        await fill(signal)
      } catch (error) {
        // Its process stops; another one goes on.
        if (!signal.aborted) throw error
      }
    },
  }
}
