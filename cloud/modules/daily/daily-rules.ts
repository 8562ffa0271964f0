import { createHash } from 'node:crypto'
import { hiddenPositions, judgeGuess, maskAnswer, nextReveal, type Quiz } from '#host-engine/index.ts'
import {
  DAILY_GUESSES,
  DAILY_LETTERS_MIN,
  DAILY_REST_DAYS,
  DAILY_RIDDLES_ENOUGH,
} from '#shared/constants/daily.ts'
import type { Difficulty } from '#shared/constants/game.ts'
import type { DailyGuess } from '#shared/schemas/daily.ts'

export const DAILY_DIFFICULTIES: readonly Difficulty[] = ['easy', 'medium', 'hard']
const KINDS: ReadonlySet<string> = new Set(['riddle', 'question'])

/** A riddle in words whose answer is long enough to open letter by letter; a digit is too easily tried out. */
export function suitsADay({ kind, answers: [answer = ''] }: Pick<Quiz, 'kind' | 'answers'>): boolean {
  return KINDS.has(kind) && !/\p{N}/u.test(answer) && hiddenPositions(answer).length >= DAILY_LETTERS_MIN
}

/** From 0 to 1, and always the same for the same words. */
const chanceOf = (...words: (string | number)[]): number =>
  createHash('sha256').update(words.join(' ')).digest().readUInt32BE() / 2 ** 32

/** For how many days before and after it a riddle's day has no other of it. */
export const restOf = (riddles: number): number =>
  riddles >= DAILY_RIDDLES_ENOUGH ? DAILY_REST_DAYS : riddles - 1

/**
 * The riddle of a day, or null when there is none at all. `lastDays`: when a riddle last had its day. It is drawn from those
 * that have rested, by day and language alone: every process draws the same.
 */
export function riddleOfDay<Riddle extends Pick<Quiz, 'id' | 'language'>>(
  day: number,
  riddles: readonly Riddle[],
  lastDays: ReadonlyMap<string, number>,
): Riddle | null {
  const rest = restOf(riddles.length)
  const hasRested = ({ id }: Riddle) => day - (lastDays.get(id) ?? Number.NEGATIVE_INFINITY) > rest
  const [first = null] = riddles
    .filter(hasRested)
    .map((riddle) => ({ riddle, order: chanceOf(day, riddle.language, riddle.id) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ riddle }) => riddle)
  return first
}

/** What somebody has made of a riddle so far. */
export interface Play {
  readonly guesses: readonly DailyGuess[]
  readonly outcome: 'open' | 'solved' | 'failed'
}

/** The answer with one letter open for each guess, the same for everyone and never the last; whole when it is done. */
export function maskOf(day: number, quiz: Quiz, { guesses, outcome }: Play): string {
  const [answer = ''] = quiz.answers
  if (outcome !== 'open') return answer
  const opened = new Set<number>()
  for (const nth of guesses.keys()) {
    const position = nextReveal(answer, opened, () => chanceOf(day, quiz.id, nth))
    if (position !== null) opened.add(position)
  }
  return maskAnswer(answer, opened)
}

const folded = (guess: string): string => guess.normalize('NFKC').toLowerCase()

/** The same play when it is over, and when the guess was made before: neither costs anything. */
export function afterGuess(play: Play, quiz: Quiz, guess: string): Play {
  if (play.outcome !== 'open' || play.guesses.some((made) => folded(made.guess) === folded(guess)))
    return play
  const { language, answers, reject } = quiz
  const result = judgeGuess({ language, answers, reject, guess })
  const guesses = [...play.guesses, { guess, result }]
  if (result === 'correct') return { guesses, outcome: 'solved' }
  return { guesses, outcome: guesses.length < DAILY_GUESSES ? 'open' : 'failed' }
}

/** A day on which a riddle was brought to an end; with two languages there may be two of a day. */
export interface DoneDay {
  readonly day: number
  readonly outcome: 'solved' | 'failed'
}

/**
 * Days in a row, up to today or yesterday, on which a riddle was solved, in whichever language. Today's failure ends it,
 * unless the other language's is solved.
 */
export function streakOf(today: number, done: readonly DoneDay[]): number {
  const solved = new Set(done.filter(({ outcome }) => outcome === 'solved').map(({ day }) => day))
  if (!solved.has(today) && done.some(({ day }) => day === today)) return 0
  const last = solved.has(today) ? today : today - 1
  let first = last
  while (solved.has(first)) first -= 1
  return last - first
}
