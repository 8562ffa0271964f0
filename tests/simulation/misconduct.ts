import type { Misconduct, Person } from './people.ts'
import type { Performance } from './quiz-night.ts'

export const isBetter = (one: Performance, other: Performance): boolean =>
  one.score > other.score || (one.score === other.score && one.answerMs < other.answerMs)

/** Of one who drops: in the last round, when it is clear that nobody comes after them. */
export function dropsOut(people: readonly Person[], results: readonly Performance[], index: number): boolean {
  const mine = results[index]
  if (people[index]?.misconduct?.kind !== 'drops' || mine === undefined) return false
  return results.every((other) => other === mine || isBetter(other, mine))
}

interface Follower extends Person {
  readonly misconduct: Extract<Misconduct, { kind: 'colludes' }>
}

/** Of two friends the second comes when the first does. */
export const followsFriend = (person: Person): person is Follower =>
  person.misconduct?.kind === 'colludes' && person.misconduct.friend < person.id

/** Of two friends in one room one loses on purpose, by turns: the first on even days. */
export const thrownFor = (
  people: readonly Person[],
  results: readonly Performance[],
  day: number,
): Performance[] =>
  results.map((result, index) => {
    const person = people[index] as Person
    if (person.misconduct?.kind !== 'colludes') return result
    const { friend } = person.misconduct
    const throws = people.some(({ id }) => id === friend) && followsFriend(person) === (day % 2 === 1)
    return throws ? { score: 0, answerMs: 0 } : result
  })
