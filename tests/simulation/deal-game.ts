import { type Candidate, dealNext } from '#cloud/modules/quizzes/dealing-rules.ts'
import type { RatedQuiz } from '#cloud/modules/quizzes/rated-game.ts'
import { nearestFirst } from '#host-engine/index.ts'
import type { Difficulty } from '#shared/constants/game.ts'
import type { Random } from '../../host-engine/rules/random.ts'

/** Which quiz each player has met, and when last. */
export type Met = ReadonlyMap<string, ReadonlyMap<string, number>>

export interface Deal {
  /** Those in play. */
  readonly quizzes: readonly RatedQuiz[]
  readonly people: ReadonlySet<string>
  readonly met: Met
  readonly difficulty: Difficulty
  readonly count: number
}

/** As many as the server's queries find it to choose among. */
const candidatesFor = (count: number): number => 4 * count + 20

const candidateOf = (id: string, seenBy: number): Candidate => ({
  id,
  kind: 'question',
  answerKey: id,
  template: null,
  isBuiltIn: false,
  seenBy,
})

/** Some of these by chance: as many as there are, and no more than `most`. */
function drawSome<One>(all: readonly One[], most: number, random: Random): One[] {
  const left = [...all]
  const drawn: One[] = []
  while (drawn.length < most && left.length > 0) {
    const at = Math.floor(random() * left.length)
    drawn.push(left[at] as One)
    left[at] = left.at(-1) as One
    left.pop()
  }
  return drawn
}

/**
 * The ids of a game's quizzes by the server's rule, from candidates as its queries find them: what none of the players knows, by
 * chance; then what the fewest know, and of that what they met longest ago; then the nearest difficulties. Nothing is made anew.
 */
export function dealGame({ quizzes, people, met, difficulty, count }: Deal, random: Random): string[] {
  const known = [...people].map((userId) => met.get(userId))
  const timesOf = (id: string) => known.flatMap((one) => one?.get(id) ?? [])
  const most = candidatesFor(count)
  const dealt: Candidate[] = []
  const add = (candidates: readonly Candidate[]) =>
    dealt.push(...dealNext(candidates, dealt, count - dealt.length, random))
  for (const level of nearestFirst(difficulty)) {
    const inLevel = quizzes.filter(({ band }) => band === level).map(({ id }) => ({ id, times: timesOf(id) }))
    const unknown = inLevel.filter(({ times }) => times.length === 0)
    add(drawSome(unknown, most, random).map(({ id }) => candidateOf(id, 0)))
    if (dealt.length < count)
      add(
        inLevel
          .map(({ id, times }) => ({ id, seenBy: times.length, last: Math.max(-1, ...times) }))
          .toSorted((a, b) => a.seenBy - b.seenBy || a.last - b.last)
          .slice(0, most)
          .map(({ id, seenBy }) => candidateOf(id, seenBy)),
      )
    if (dealt.length === count) break
  }
  return dealt.map(({ id }) => id)
}
