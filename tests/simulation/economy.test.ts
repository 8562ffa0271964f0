import { describe, expect, it } from 'vitest'
import { rewardLimitOf } from '#cloud/modules/wallet/sign-up-gift.ts'
import { PRICES } from '#shared/constants/library.ts'
import { GAME_R3_A_DAY, levelOf, PASS_LEVELS, PASS_XP_A_DAY } from '#shared/constants/rewards.ts'
import {
  ALL_DAY,
  BLINKS,
  CASUAL,
  FARMED,
  type Habit,
  type Income,
  KEEN,
  MONTH_DAYS,
  r3Of,
  runHabit,
  SEASON_DAYS,
  THROWAWAY,
} from './economy-run.ts'

const month = (habit: Habit, seed: number) => runHabit(habit, MONTH_DAYS, seed).at(-1) as Income
const SEEDS = [1, 7, 11, 23]

describe.each(SEEDS)('a month of play, seed %i', (seed) => {
  it('buys a casual player a common word every other day and a rare one a week', () => {
    const wanted = (MONTH_DAYS / 2) * PRICES.word.common + 4 * PRICES.word.rare
    expect(r3Of(month(CASUAL, seed))).toBeGreaterThanOrEqual(wanted)
  })

  it('[PASS-5] brings a keen player through the pass in the last quarter of the season, and a casual one a third of it', () => {
    const days = runHabit(KEEN, SEASON_DAYS, seed)
    const complete = days.findIndex(({ pass }) => levelOf(pass.xp) === PASS_LEVELS) + 1
    expect(complete).toBeGreaterThan(0.75 * SEASON_DAYS)
    expect(complete).toBeLessThanOrEqual(SEASON_DAYS)
    const casual = runHabit(CASUAL, SEASON_DAYS, seed).at(-1) as Income
    expect(levelOf(casual.pass.xp)).toBeGreaterThanOrEqual(PASS_LEVELS / 3)
  })

  it.each([FARMED, THROWAWAY, BLINKS])(
    '[WALLET-7] brings $name no more than honest play as long',
    (habit) => {
      const [farm, honest] = [month(habit, seed), month(ALL_DAY, seed)]
      expect(farm.play).toBeLessThanOrEqual(MONTH_DAYS * GAME_R3_A_DAY)
      expect(farm.pass.xp).toBeLessThanOrEqual(MONTH_DAYS * PASS_XP_A_DAY)
      expect(r3Of(farm)).toBeLessThanOrEqual(r3Of(honest))
    },
  )

  it('[WALLET-7] earns private rooms nothing but quests and XP', () => {
    expect(month(BLINKS, seed).play).toBe(0)
  })
})

it('[WALLET-9] an account that never played has nothing to hand on', () => {
  expect(rewardLimitOf({ balance: 100, gift: 100, owed: 0 })).toBe(0)
})
