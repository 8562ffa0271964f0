import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { compileAnswerKey, judge } from './judge.ts'
import english from './pairs/english.json' with { type: 'json' }
import unseenEnglish from './pairs/english-unseen.json' with { type: 'json' }
import italian from './pairs/italian.json' with { type: 'json' }
import unseenItalian from './pairs/italian-unseen.json' with { type: 'json' }

interface Pair {
  readonly answers: readonly string[]
  readonly reject?: readonly string[]
  readonly guess: string
  /** correct, close, wrong, or not_correct when only acceptance would be a fault. */
  readonly want: string
  readonly kind: string
}

/** The second file of each was written after the judge, as players would type. */
const PAIRS: Readonly<Record<Language, readonly Pair[]>> = {
  english: [...english, ...unseenEnglish],
  italian: [...italian, ...unseenItalian],
}

const verdictOn = ({ answers, reject, guess }: Pair, language: Language): string =>
  judge(compileAnswerKey({ answers, reject: reject ?? [], language }), guess)

const told = (pairs: readonly Pair[]): string =>
  pairs.map(({ kind, answers, guess }) => `${kind}: ${answers.join(' or ')} ← ${guess}`).join('\n')

describe.each(['english', 'italian'] as const)('labelled pairs in %s', (language) => {
  const pairs = PAIRS[language]
  const right = pairs.filter(({ want }) => want === 'correct')
  const wrong = pairs.filter(({ want }) => want !== 'correct')

  it('[GAME-22, GAME-23] takes at least 95 % of the right guesses', () => {
    const missed = right.filter((pair) => verdictOn(pair, language) !== 'correct')
    expect(right.length).toBeGreaterThan(150)
    expect(missed.length / right.length, told(missed)).toBeLessThanOrEqual(0.05)
  })

  it('[GAME-23] takes at most 2 % of the wrong guesses that look right', () => {
    const taken = wrong.filter((pair) => verdictOn(pair, language) === 'correct')
    expect(wrong.length).toBeGreaterThan(150)
    expect(taken.length / wrong.length, told(taken)).toBeLessThanOrEqual(0.02)
  })

  it('[GAME-17, GAME-18] tells close from wrong as labelled', () => {
    const exact = wrong.filter(({ want }) => want !== 'not_correct')
    expect(exact.filter((pair) => verdictOn(pair, language) !== pair.want)).toEqual([])
  })
})
