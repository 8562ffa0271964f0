import { createHash, randomInt } from 'node:crypto'
import { toJson } from '#cloud/db/columns.ts'
import { foldText, type Quiz, type QuizDraft } from '#host-engine/index.ts'

/** Where quizzes of the store come from. */
export const SOURCES = ['bank', 'ai', 'built_in'] as const
export type StoredSource = (typeof SOURCES)[number]

/** Lots are whole numbers below this. */
export const LOTS = 2 ** 31 - 1
/** As much as its column holds. */
const KEY_MAX = 255

/** What those share who have the same answer: whoever has met one knows the other. */
export const answerKeyOf = ([answer = '']: Quiz['answers']): string => foldText(answer).slice(0, KEY_MAX)

/** The same draft is the same quiz, however often it is made. */
const idOf = (source: StoredSource, { language, prompt }: QuizDraft): string =>
  `${source}-${createHash('sha256')
    .update(`${language} ${foldText(prompt)}`)
    .digest('hex')
    .slice(0, 32)}`

/** A row of `quizzes` that nobody has played. */
export const rowOf = (source: StoredSource, quiz: Quiz, template: string | null = null) => ({
  id: quiz.id,
  source,
  language: quiz.language,
  difficulty: quiz.difficulty,
  kind: quiz.kind,
  broad_category: quiz.broadCategory ?? null,
  answer_key: answerKeyOf(quiz.answers),
  template,
  lot: randomInt(LOTS),
  body: toJson(quiz),
  status: 'active',
  plays: 0,
  asked: 0,
  answered: 0,
})

export function rowOfDraft(source: StoredSource, draft: QuizDraft) {
  const { template, ...quiz } = draft
  return rowOf(source, { ...quiz, id: idOf(source, draft) }, template)
}
