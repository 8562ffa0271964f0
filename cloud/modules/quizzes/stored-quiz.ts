import { randomInt } from 'node:crypto'
import { toJson } from '#cloud/db/columns.ts'
import { draftId, foldText, MODEL_TEMPLATE, type Quiz, type QuizDraft } from '#host-engine/index.ts'

/** Where quizzes of the store come from. */
export const SOURCES = ['bank', 'ai', 'built_in'] as const
export type StoredSource = (typeof SOURCES)[number]

/** In one order everywhere, else two that lock several rows wait for each other. */
export const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1)

/** Lots are whole numbers below this. */
export const LOTS = 2 ** 31 - 1
/** As much as its column holds. */
const KEY_MAX = 255

/** What those share who have the same answer: whoever has met one knows the other. */
export const answerKeyOf = ([answer = '']: Quiz['answers']): string => foldText(answer).slice(0, KEY_MAX)

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

/** The same draft is the same quiz, however often it is made. What a model wrote has no template that a game could repeat. */
export function rowOfDraft({ template, ...draft }: QuizDraft) {
  const id = draftId({ template, prompt: draft.prompt })
  return template === MODEL_TEMPLATE
    ? rowOf('ai', { ...draft, id })
    : rowOf('built_in', { ...draft, id }, template)
}
