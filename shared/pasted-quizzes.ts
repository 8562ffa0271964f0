import { z } from 'zod/mini'
import { IMPORTED_QUIZZES_MAX } from './constants/quizzes.ts'
import { validation } from './i18n/en/validation.ts'
import { type CustomQuiz, customQuizSchema } from './schemas/custom-quiz.ts'

/** A key that a quiz does not have, and the one that it means, where that is known. */
export interface WrongKey {
  key: string
  meant: QuizKey | null
}
/** What became of one row of a pasted list. `error` is the schema's English text. */
export type ParsedRow = { row: number; quiz: CustomQuiz } | { row: number; error: string | WrongKey }

export interface ParsedList {
  rows: ParsedRow[]
  /** The text began like JSON and is none. */
  notJson: boolean
}

/** JSON may name one answer or several. */
const QUIZ_KEYS = ['prompt', 'answers', 'answer', 'explanation', 'category'] as const
export type QuizKey = (typeof QUIZ_KEYS)[number]
const isQuizKey = (key: string): key is QuizKey => QUIZ_KEYS.some((one) => one === key)
const jsonRow = z.record(z.string(), z.unknown())

/** How other programs, and people, call the parts of a quiz. */
const MEANT: ReadonlyMap<string, QuizKey> = new Map([
  ...['question', 'q', 'text', 'title', 'quiz', 'riddle', 'domanda', 'quesito', 'testo', 'indovinello'].map(
    (key) => [key, 'prompt'] as const,
  ),
  ...['a', 'solution', 'correct', 'correctanswer', 'correct_answer', 'risposta', 'soluzione'].map(
    (key) => [key, 'answer'] as const,
  ),
  ...['solutions', 'correctanswers', 'correct_answers', 'risposte', 'soluzioni'].map(
    (key) => [key, 'answers'] as const,
  ),
  ...['why', 'hint', 'note', 'comment', 'spiegazione', 'perché', 'nota'].map(
    (key) => [key, 'explanation'] as const,
  ),
  ...['topic', 'theme', 'categoria', 'argomento'].map((key) => [key, 'category'] as const),
])

function check(row: number, candidate: unknown): ParsedRow {
  const parsed = customQuizSchema.safeParse(candidate)
  return parsed.success
    ? { row, quiz: parsed.data }
    : { row, error: parsed.error.issues[0]?.message ?? 'Invalid input' }
}

/** Answers in one field are apart by semicolons. */
export const splitAnswers = (text: string): string[] =>
  text
    .split(';')
    .map((answer) => answer.trim())
    .filter((answer) => answer !== '')

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

/** A capital letter alone is no other key, and yet not the right one. */
const meantBy = (key: string): QuizKey | null => {
  const lower = key.trim().toLowerCase()
  return isQuizKey(lower) ? lower : (MEANT.get(lower) ?? null)
}

/** What a wrong key holds would be lost without a word; one that means nothing here matters only where something is missing. */
function wrongKey(object: Record<string, unknown>, isGood: boolean): WrongKey | undefined {
  const wrong = Object.keys(object)
    .filter((key) => !isQuizKey(key))
    .map((key) => ({ key, meant: meantBy(key) }))
  return wrong.find(({ meant }) => meant !== null) ?? (isGood ? undefined : wrong[0])
}

function checkJson(row: number, value: unknown): ParsedRow {
  const parsed = jsonRow.safeParse(value)
  const object = parsed.success ? parsed.data : {}
  const { answer, answers, prompt, explanation, category } = object
  const given = answers ?? answer
  const checked = check(row, {
    prompt,
    answers: typeof given === 'string' ? splitAnswers(given) : given,
    ...(explanation === undefined ? {} : { explanation }),
    ...(category === undefined ? {} : { category }),
  })
  const wrong = wrongKey(object, 'quiz' in checked)
  return wrong ? { row, error: wrong } : checked
}

/** To look at each of half a million rows takes seconds. */
const ROWS_READ = IMPORTED_QUIZZES_MAX + 1

/** The list itself, or one that an object holds under whatever name. */
function listIn(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value
  const object = jsonRow.safeParse(value)
  return object.success ? Object.values(object.data).find(Array.isArray) : undefined
}

function parseJson(text: string): ParsedList {
  try {
    const list = listIn(JSON.parse(text))
    if (list === undefined) return { rows: [], notJson: true }
    const rows = list.slice(0, ROWS_READ).map((value, index) => checkJson(index + 1, value))
    return { rows, notJson: false }
  } catch {
    return { rows: [], notJson: true }
  }
}

/**
 * Reads a pasted list of quizzes: one a line, or a JSON array. Every row stands or falls by itself. Of a list that is too long it
 * reads one row more than may be imported.
 */
export function parseQuizzes(text: string): ParsedList {
  if (/^\s*[[{]/.test(text)) return parseJson(text)
  const rows = text
    .split(/\r?\n/)
    .map((line, index) => ({ line, row: index + 1 }))
    .filter(({ line }) => line.trim() !== '')
    .slice(0, ROWS_READ)
    .map(({ line, row }) => checkLine(row, line))
  return { rows, notJson: false }
}

const isGood = (row: ParsedRow): row is { row: number; quiz: CustomQuiz } => 'quiz' in row
const isBroken = (row: ParsedRow): row is { row: number; error: string | WrongKey } => 'error' in row

export const goodRows = ({ rows }: ParsedList) => rows.filter(isGood)
export const brokenRows = ({ rows }: ParsedList) => rows.filter(isBroken)
