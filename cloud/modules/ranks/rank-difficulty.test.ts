import { expect, it } from 'vitest'
import type { Difficulty, Rank } from '#shared/constants/game.ts'
import { matchDifficulty } from './rank-difficulty.ts'

it.each<[Rank, Difficulty]>([
  ['apprentice', 'easy'],
  ['seeker', 'easy'],
  ['scholar', 'medium'],
  ['sage', 'medium'],
  ['oracle', 'hard'],
  ['mystic', 'hard'],
  ['enigmaster', 'enigmaster'],
])('[RANK-6] deals %s players %s quizzes', (rank, difficulty) => {
  expect(matchDifficulty([rank])).toBe(difficulty)
  expect(matchDifficulty([rank, rank, rank])).toBe(difficulty)
})
