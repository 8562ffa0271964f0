import { DAILY_GUESSES } from '#shared/constants/daily.ts'
import type { Verdict } from '#shared/constants/game.ts'
import type { Daily } from '#shared/schemas/daily.ts'

/** Each differs from the others in its shape, too. */
const SYMBOLS: Record<Verdict, string> = { correct: '✅', close: '🔶', wrong: '❌' }

/** What is shared of a result: a line of symbols and a link, and nothing that was guessed or would help to guess. */
export function shareText({ day, guesses }: Pick<Daily, 'day' | 'guesses'>, origin: string): string {
  const symbols = guesses.map(({ result }) => SYMBOLS[result]).join('')
  const count = guesses.at(-1)?.result === 'correct' ? guesses.length : 'X'
  return `Riddle Rooms ${day} ${symbols} ${count}/${DAILY_GUESSES}\n${origin}/daily`
}
