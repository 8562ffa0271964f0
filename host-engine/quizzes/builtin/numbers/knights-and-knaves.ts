import type { Random } from '../../../rules/random.ts'
import { between } from './number-rules.ts'

/** What somebody says of one or two others, by their places. */
export type Claim =
  | { readonly kind: 'liar'; readonly of: number }
  | { readonly kind: 'same' | 'different'; readonly of: number; readonly and: number }

/** Whether the claim holds where these are knights. */
export function holds(claim: Claim, areKnights: readonly boolean[]): boolean {
  if (claim.kind === 'liar') return !areKnights[claim.of]
  return (areKnights[claim.of] === areKnights[claim.and]) === (claim.kind === 'same')
}

/** Every way to deal out knights, who tell the truth, and knaves, who lie, that fits what each of them says. */
export function solutionsOf(claims: readonly Claim[]): boolean[][] {
  const ways = Array.from({ length: 2 ** claims.length }, (_, bits) =>
    claims.map((__, place) => (bits & (1 << place)) !== 0),
  )
  return ways.filter((way) => claims.every((claim, speaker) => holds(claim, way) === way[speaker]))
}

/** One claim for each of so many people, never about the speaker. */
export function drawClaims(people: number, random: Random): Claim[] {
  return Array.from({ length: people }, (_, speaker) => {
    const others = Array.from({ length: people }, (__, place) => place).filter((place) => place !== speaker)
    const of = others.splice(between(0, others.length - 1, random), 1)[0] as number
    const and = others[between(0, others.length - 1, random)] as number
    const kind = (['liar', 'same', 'different'] as const)[between(0, 2, random)] ?? 'liar'
    if (kind === 'liar') return { kind, of }
    return { kind, of: Math.min(of, and), and: Math.max(of, and) }
  })
}
