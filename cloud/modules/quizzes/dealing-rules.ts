import type { QuizKind } from '#shared/constants/game.ts'

/** A quiz as far as dealing looks at it. */
export interface Candidate {
  readonly id: string
  readonly kind: QuizKind
  readonly answerKey: string
  /** What made it; null for one that somebody wrote. */
  readonly template: string | null
  /** By the generator that needs no network: neither by a person nor by a model. */
  readonly isBuiltIn: boolean
  /** How many of these players know its answer. */
  readonly seenBy: number
}

/** So much of a game, from 0 to 1, is written by hand or by a model while there are such: they last longer so. */
const WRITTEN_SHARE = 0.5

const countBy = <Value>(values: readonly Value[]): Map<Value, number> => {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/**
 * What these quizzes are worth next in a game that has `dealt` so far, the best first: known to the fewest, of a template that
 * the game has not had, of the origin whose turn it is, of the kind that it has had least; by chance between equals.
 */
function byWorth(candidates: readonly Candidate[], dealt: readonly Candidate[], random: () => number) {
  const templates = countBy(dealt.map(({ template }) => template))
  const kinds = countBy(dealt.map(({ kind }) => kind))
  const written = dealt.filter(({ isBuiltIn }) => !isBuiltIn).length
  const isWrittenDue = written < (dealt.length + 1) * WRITTEN_SHARE
  const costOf = ({ seenBy, template, isBuiltIn, kind }: Candidate): number[] => [
    seenBy,
    template === null ? 0 : (templates.get(template) ?? 0),
    isBuiltIn === isWrittenDue ? 1 : 0,
    kinds.get(kind) ?? 0,
    random(),
  ]
  return candidates
    .map((candidate) => ({ candidate, cost: costOf(candidate) }))
    .toSorted((a, b) => compare(a.cost, b.cost))
    .map(({ candidate }) => candidate)
}

/** By the first number in which they differ. */
function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((cost, index) => cost !== b[index])
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

/** Up to `count` more for a game that has `dealt` so far. No two of a game have the same answer. */
export function dealNext(
  candidates: readonly Candidate[],
  dealt: readonly Candidate[],
  count: number,
  random: () => number,
): Candidate[] {
  const game = [...dealt]
  for (let left = count; left > 0; left--) {
    const answers = new Set(game.map(({ answerKey }) => answerKey))
    const others = candidates.filter(({ answerKey }) => !answers.has(answerKey))
    const [best] = byWorth(others, game, random)
    if (!best) break
    game.push(best)
  }
  return game.slice(dealt.length)
}
