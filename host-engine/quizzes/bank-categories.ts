import { z } from 'zod'
import { QUIZ_CATEGORIES, type QuizCategory } from '#shared/constants/quiz-categories.ts'

/** Under each of the ten the finer categories of one language. */
const categoriesSchema = z.record(z.enum(QUIZ_CATEGORIES), z.array(z.string().min(1)).min(1))

/** Of each finer category the one it comes under. Throws with file and fault, also for one that stands twice. */
export function parseCategories(written: unknown, file: string): ReadonlyMap<string, QuizCategory> {
  const parsed = categoriesSchema.safeParse(written)
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`)
  const broad = new Map<string, QuizCategory>()
  for (const category of QUIZ_CATEGORIES)
    for (const finer of parsed.data[category]) {
      if (broad.has(finer)) throw new Error(`${file}: "${finer}" stands under two categories`)
      broad.set(finer, category)
    }
  return broad
}
