import { expect, it } from 'vitest'
import { matchDifficulty } from './rank-difficulty.ts'

it.each([
  ['apprentice', 'easy'],
  ['seeker', 'easy'],
  ['scholar', 'medium'],
  ['sage', 'medium'],
  ['oracle', 'hard'],
  ['mystic', 'hard'],
  ['enigmaster', 'enigmaster'],
] as const)('[RANK-6] deals %s players %s quizzes', (rank, difficulty) => {
  expect(matchDifficulty([rank])).toBe(difficulty)
  expect(matchDifficulty([rank, rank, rank])).toBe(difficulty)
})
