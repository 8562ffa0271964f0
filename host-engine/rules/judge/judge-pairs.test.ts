import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { loadLexicon } from '../../quizzes/lexicon.ts'
import { compileAnswerKey, judge } from './judge.ts'
import english from './pairs/english.json' with { type: 'json' }
import italian from './pairs/italian.json' with { type: 'json' }

interface Pair {
  readonly answers: readonly string[]
  readonly reject?: readonly string[]
  readonly guess: string
  /** correct, close, wrong, or not_correct when only acceptance would be a fault. */
  readonly want: string
  readonly kind: string
}

const PAIRS: Readonly<Record<Language, readonly Pair[]>> = { english, italian }

const verdictOn = ({ answers, reject = [], guess }: Pair, language: Language): string =>
  judge(compileAnswerKey({ answers, reject, language }), guess, { isWord: loadLexicon(language) })

const told = (pairs: readonly Pair[]): string =>
  pairs.map(({ kind, answers, guess }) => `${kind}: ${answers.join(' or ')} ← ${guess}`).join('\n')

/** Within the limits, too: these are what to look at next. */
const print = (title: string, pairs: readonly Pair[]): void => {
  process.stdout.write(`${title}\n${told(pairs)}\n`)
}

/** With the lexicon that the game has; without one, other words cannot all be told from typos. */
describe.each(['english', 'italian'] as const)('labelled pairs in %s', (language) => {
  const pairs = PAIRS[language]
  const right = pairs.filter(({ want }) => want === 'correct')
  const wrong = pairs.filter(({ want }) => want !== 'correct')

  it('[GAME-22, GAME-23] takes at least 95 % of the right guesses', () => {
    const missed = right.filter((pair) => verdictOn(pair, language) !== 'correct')
    print(`${language}: refuses ${missed.length} of ${right.length} right ones`, missed)
    expect(right.length).toBeGreaterThan(270)
    expect(missed.length / right.length, told(missed)).toBeLessThanOrEqual(0.05)
  })

  it('[GAME-23] takes at most 2 % of the wrong guesses that look right', () => {
    const taken = wrong.filter((pair) => verdictOn(pair, language) === 'correct')
    print(`${language}: takes ${taken.length} of ${wrong.length} wrong ones`, taken)
    expect(wrong.length).toBeGreaterThan(270)
    expect(taken.length / wrong.length, told(taken)).toBeLessThanOrEqual(0.02)
  })

  it('[GAME-17, GAME-18] tells close from wrong as labelled', () => {
    const exact = wrong.filter(({ want }) => want !== 'not_correct')
    expect(exact.filter((pair) => verdictOn(pair, language) !== pair.want)).toEqual([])
  })
})
