import { z } from 'zod/mini'
import { splitAnswers } from '#renderer/features/create-lobby/quiz-row.ts'
import { validation } from '#shared/i18n/en/validation.ts'
import { type CustomQuiz, customQuizSchema } from '#shared/schemas/custom-quiz.ts'

/** What became of one row of a pasted list. `error` is the schema's English text. */
export type ParsedRow = { row: number; quiz: CustomQuiz } | { row: number; error: string }

export interface ParsedList {
  rows: ParsedRow[]
  /** The text began like JSON and is none. */
  notJson: boolean
}

/** JSON may name one answer or several. */
const jsonRow = z.object({
  prompt: z.unknown(),
  answer: z.optional(z.unknown()),
  answers: z.optional(z.unknown()),
  explanation: z.optional(z.unknown()),
  category: z.optional(z.unknown()),
})

function check(row: number, candidate: unknown): ParsedRow {
  const parsed = customQuizSchema.safeParse(candidate)
  return parsed.success
    ? { row, quiz: parsed.data }
    : { row, error: parsed.error.issues[0]?.message ?? 'Invalid input' }
}

/** What may stand between the columns. A semicolon also divides answers, so it comes last: as spreadsheets write it. */
const SEPARATORS = ['|', '\t', ';']

/** `prompt | answer; alias | explanation`. A bar inside the explanation is part of it. */
function checkLine(row: number, line: string): ParsedRow {
  const separator = SEPARATORS.find((one) => line.includes(one))
  if (separator === undefined) return { row, error: validation.separatorMissing }
  const [prompt = '', answers = '', ...rest] = line.split(separator).map((part) => part.trim())
  const explanation = rest.join(separator === '|' ? ' | ' : `${separator} `).trim()
  return check(row, {
    prompt,
    answers: splitAnswers(answers),
    ...(explanation === '' ? {} : { explanation }),
  })
}

function jsonCandidate(value: unknown): unknown {
  const parsed = jsonRow.safeParse(value)
  if (!parsed.success) return {}
  const { answer, answers, ...others } = parsed.data
  const given = answers ?? answer
  return { ...others, answers: typeof given === 'string' ? splitAnswers(given) : given }
}

function parseJson(text: string): ParsedList {
  try {
    const list: unknown = JSON.parse(text)
    if (!Array.isArray(list)) return { rows: [], notJson: true }
    return { rows: list.map((value, index) => check(index + 1, jsonCandidate(value))), notJson: false }
  } catch {
    return { rows: [], notJson: true }
  }
}

/** Reads a pasted list of quizzes: one a line, or a JSON array. Every row stands or falls by itself. */
export function parseQuizzes(text: string): ParsedList {
  if (text.trimStart().startsWith('[')) return parseJson(text)
  const rows = text
    .split(/\r?\n/)
    .map((line, index) => ({ line, row: index + 1 }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, row }) => checkLine(row, line))
  return { rows, notJson: false }
}

const isGood = (row: ParsedRow): row is { row: number; quiz: CustomQuiz } => 'quiz' in row
const isBroken = (row: ParsedRow): row is { row: number; error: string } => 'error' in row

export const goodRows = ({ rows }: ParsedList) => rows.filter(isGood)
export const brokenRows = ({ rows }: ParsedList) => rows.filter(isBroken)
