import { expect, it } from 'vitest'
import { seasonAt, seasonEndAt } from './seasons.ts'

it('[RANK-17] seasons count from 1 and last twelve weeks', () => {
  const begin = Date.UTC(2026, 0, 5)
  const turn = begin + 84 * 86_400_000
  for (const [now, season, end] of [
    [0, 1, turn],
    [begin, 1, turn],
    [turn - 1, 1, turn],
    [turn, 2, turn + 84 * 86_400_000],
  ] as const)
    expect([seasonAt(now), seasonEndAt(now)]).toEqual([season, end])
})
