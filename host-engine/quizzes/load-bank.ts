import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DIFFICULTIES, type Difficulty, LANGUAGES, type Language } from '#shared/constants/game.ts'
import type { QuizCategory } from '#shared/constants/quiz-categories.ts'
import type { Quiz } from '../rules/game/quiz.ts'
import { parseCategories } from './bank-categories.ts'
import { bankEntrySchema } from './quiz-schema.ts'

const BANK = join(import.meta.dirname, 'bank')
const PREFIXES = { english: 'en', italian: 'it' } as const

const idOf = (entry: unknown): string =>
  typeof entry === 'object' && entry !== null && 'id' in entry ? String(entry.id) : 'without id'

/** The entries of one bank file as quizzes; throws with file, id and fault. */
export function parseBankFile(
  text: string,
  file: string,
  { language, difficulty }: { language: Language; difficulty: Difficulty },
): Quiz[] {
  const entries = readJson(text, file)
  if (!Array.isArray(entries)) throw new Error(`${file}: is not an array of quizzes`)
  const id = new RegExp(`^${PREFIXES[language]}-${difficulty}-\\d{3}$`)
  const seen = new Set<string>()
  return entries.map((entry: unknown, index) => {
    const fail = (fault: string) => new Error(`${file} ${idOf(entry)} (number ${index + 1}): ${fault}`)
    const parsed = bankEntrySchema.safeParse(entry)
    if (!parsed.success) {
      throw fail(
        parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'entry'}: ${message}`).join('; '),
      )
    }
    if (!id.test(parsed.data.id)) throw fail(`id: is not like ${PREFIXES[language]}-${difficulty}-001`)
    if (seen.has(parsed.data.id)) throw fail('id: is used twice')
    seen.add(parsed.data.id)
    return { ...parsed.data, language, difficulty }
  })
}

function readJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`${file}: is not JSON`, { cause })
  }
}

/** Where a quiz of the bank is kept, relative to the bank's folder. */
export const bankFile = (language: Language, difficulty: Difficulty): string =>
  `${language}/${difficulty}.json`

/** Which of the ten categories each finer one of a language comes under. */
function loadCategories(language: Language): ReadonlyMap<string, QuizCategory> {
  const file = `${language}/categories.json`
  return parseCategories(readJson(readFileSync(join(BANK, file), 'utf8'), file), file)
}

/** Every quiz that ships with the host; a missing or faulty file, or a category that comes under none, is an error. */
export function loadBank(): Quiz[] {
  return LANGUAGES.flatMap((language) => {
    const categories = loadCategories(language)
    return DIFFICULTIES.flatMap((difficulty) => {
      const file = bankFile(language, difficulty)
      const quizzes = parseBankFile(readFileSync(join(BANK, file), 'utf8'), file, { language, difficulty })
      return quizzes.map((quiz) => {
        const broadCategory = categories.get(quiz.category)
        if (broadCategory === undefined)
          throw new Error(
            `${file} ${quiz.id}: category: "${quiz.category}" is not in ${language}/categories.json`,
          )
        return { ...quiz, broadCategory }
      })
    })
  })
}
