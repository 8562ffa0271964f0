import { PRICES } from '#shared/constants/library.ts'
import { levelOf, PASS_LEVELS, PREMIUM_PRICE } from '#shared/constants/rewards.ts'
import {
  ALL_DAY,
  BLINKS,
  CASUAL,
  FARMED,
  type Income,
  KEEN,
  MONTH_DAYS,
  passR3,
  r3Of,
  runHabit,
  SEASON_DAYS,
  THROWAWAY,
} from './economy-run.ts'

// node tests/simulation/economy.ts [seed]: what a month of play brings and buys. docs/economy.md has the results.

const seed = Number(process.argv[2] ?? 7)
const a = (value: number): string => value.toFixed(0)

console.log(`${MONTH_DAYS} days, seed ${seed}; R3 without the sign-up gift and the premium track\n`)
console.log(
  '| player | games | quests | pass | R3 a month | R3 a week | buys a week | quests done | level after 4 weeks | after 12 | pass complete on day |',
)
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |')
for (const habit of [CASUAL, KEEN, ALL_DAY, FARMED, THROWAWAY, BLINKS]) {
  const days = runHabit(habit, SEASON_DAYS, seed)
  const month = days[MONTH_DAYS - 1] as Income
  const season = days.at(-1) as Income
  const week = (r3Of(month) * 7) / MONTH_DAYS
  const complete = days.findIndex(({ pass }) => levelOf(pass.xp) === PASS_LEVELS)
  const { common, rare } = PRICES.word
  const commons = Math.min(3.5, week / common)
  const rares = Math.max(0, week - commons * common) / rare
  console.log(
    `| ${habit.name} | ${a(month.play)} | ${a(month.quests)} | ${a(passR3(month.pass, 'free'))} | ${a(r3Of(month))} | ${a(week)} | ${commons.toFixed(1)} common, ${rares.toFixed(1)} rare words | ${month.questsDone} | ${levelOf(month.pass.xp)} | ${levelOf(season.pass.xp)} | ${complete < 0 ? '–' : complete + 1} |`,
  )
}

const gain = (days: Income[]): string => a(passR3((days.at(-1) as Income).pass, 'premium') - PREMIUM_PRICE)
console.log(
  `\npremium after a season, less its price of ${PREMIUM_PRICE}: casual ${gain(runHabit(CASUAL, SEASON_DAYS, seed))} R3, keen ${gain(runHabit(KEEN, SEASON_DAYS, seed))} R3, and voice tokens beside`,
)
