import { expect, it } from 'vitest'
import { lastEvening } from './last-evening.ts'

const HOUR = 3_600_000
const game = (startedAt: number, finishedAt: number) => ({ startedAt, finishedAt })

it('goes back to the first pause of six hours', () => {
  const [late, early, dayBefore] = [game(30, 31), game(25, 26), game(2, 3)].map(({ startedAt, finishedAt }) =>
    game(startedAt * HOUR, finishedAt * HOUR),
  ) as [ReturnType<typeof game>, ReturnType<typeof game>, ReturnType<typeof game>]
  expect(lastEvening([late, early, dayBefore], 32 * HOUR)).toEqual([late, early])
  expect(lastEvening([late, early, dayBefore], 38 * HOUR)).toEqual([])
  expect(lastEvening([], 0)).toEqual([])
  expect(lastEvening([late], 31 * HOUR)).toEqual([late])
})
