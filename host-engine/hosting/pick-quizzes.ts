import { DIFFICULTIES, type Difficulty } from '#shared/constants/game.ts'

/** The difficulties by how near they are: where one has too few quizzes, the nearest helps out. */
export const nearestFirst = (wanted: Difficulty): Difficulty[] => {
  const at = DIFFICULTIES.indexOf(wanted)
  const distance = (one: Difficulty) => Math.abs(DIFFICULTIES.indexOf(one) - at)
  return DIFFICULTIES.toSorted((a, b) => distance(a) - distance(b))
}

/** The least seen first, in a random order where equally many have seen them. */
export function leastSeenFirst<One extends { seenBy: number }>(
  candidates: readonly One[],
  random: () => number,
): One[] {
  return candidates
    .map((candidate) => ({ candidate, tie: random() }))
    .toSorted((a, b) => a.candidate.seenBy - b.candidate.seenBy || a.tie - b.tie)
    .map(({ candidate }) => candidate)
}
