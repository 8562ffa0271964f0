import { parseArgs } from 'node:util'
import { percentile } from '../bench/statistics.ts'
import { farm } from './cheats.ts'
import {
  calm,
  camping,
  correlations,
  distribution,
  ESTABLISHED,
  pointsAfter,
  stuck,
  unfairness,
  withGames,
} from './findings.ts'
import { runSeason, SEASON_DAYS } from './season-run.ts'

// node tests/simulation/ranked-season.ts [--players 2000] [--seed 7] [--unfair 5]: whether ranks tell skill, also when so many
// in a hundred each drop out when behind, have throwaways, and collude. docs/ranked.md has the results.

const { values: flags } = parseArgs({
  options: {
    players: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '7' },
    unfair: { type: 'string', default: '0' },
  },
})
const players = Number(flags.players)
const seed = Number(flags.seed)

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const three = (value: number) => value.toFixed(3)
const whole = (value: number) => value.toFixed(0)

const season = runSeason(players, seed, Number(flags.unfair))
const active = withGames(season, 1)
const established = withGames(season, ESTABLISHED)
const games = active.map(({ history }) => history.length)
const waits = active.flatMap((career) => career.waits.map((wait) => wait / 1_000))
const sizes = (least: number, most: number) =>
  season.roomSizes.filter((size) => size >= least && size <= most).length / season.roomSizes.length

console.log(`${players} players, ${SEASON_DAYS} days, seed ${seed}: ${season.roomSizes.length} games`)
console.log(
  `games a player: ${[0.05, 0.25, 0.5, 0.75, 0.95].map((share) => whole(percentile(games, share))).join(' / ')} (5, 25, 50, 75, 95 %)`,
)
console.log(
  `rooms of 2: ${percent(sizes(2, 2))}, 3–4: ${percent(sizes(3, 4))}, 5–8: ${percent(sizes(5, 8))}; waits ${[0.5, 0.9, 0.99].map((share) => whole(percentile(waits, share))).join(' / ')} s (50, 90, 99 %)`,
)

console.log(
  '\n| players with | players | points | rank alone | hidden rating |\n| --- | --- | --- | --- | --- |',
)
for (const least of [1, 10, ESTABLISHED, 100]) {
  const { players: count, points, rank, hidden } = correlations(withGames(season, least))
  console.log(`| ≥ ${least} games | ${count} | ${three(points)} | ${three(rank)} | ${three(hidden)} |`)
}

console.log(
  `\npoints after 10, 20, 30, 100 games: ${[10, 20, 30, 100].map((games) => whole(pointsAfter(season, games))).join(' / ')}`,
)
if (flags.unfair !== '0') {
  const { order, kinds } = unfairness(season)
  console.log(
    `with ten games: points against skill ${three(order.everyone)}, of the fair ${three(order.fair)}`,
  )
  for (const [kind, { players, lift }] of Object.entries(kinds))
    console.log(`${kind}: ${players}, ${whole(lift)} points beyond their equals`)
}
for (const warmUp of [0, 2, 5, 9])
  for (const [gamesEach, days] of [
    [1, 1],
    [2, 1],
    [3, 1],
    [2, 5],
    [2, 28],
  ] as const) {
    const { points, games } = farm({ throwaways: 10, gamesEach, days, warmUp })
    const honest = whole(pointsAfter(season, games))
    console.log(
      `throwaways, ${warmUp} games to warm up, ${gamesEach} each on ${days} days: ${games} games, ${points} points, honest ${honest}`,
    )
  }

const where = stuck(established)
console.log(`\nestablished (≥ ${ESTABLISHED} games): ${established.length}`)
console.log(`in the deserved rank ${percent(where.exact)}, at most one off ${percent(where.near)}`)
console.log(
  `two or more off at the end ${percent(where.farOff)}, through all of the last ${ESTABLISHED} games ${percent(where.lagging)}, and no nearer for them (stuck) ${percent(where.stuck)}`,
)
console.log(`games until near it: ${whole(where.wayMedian)} (median), ${whole(where.wayLong)} (95 %)`)
console.log(
  `improved by a deviation: ${where.improvers}, two or more ranks off at the end ${percent(where.improversFarOff)}`,
)

const quiet = calm(established)
console.log(
  `\na rank changes every ${quiet.gamesARankChange.toFixed(1)} games (without hysteresis ${quiet.gamesARankChangeBare.toFixed(1)})`,
)
console.log(`a game moves ${whole(quiet.moveMedian)} points (median), ${whole(quiet.moveLarge)} (95 %)`)

const camp = camping(active)
console.log(`\nEnigmaster by points ${camp.held}, resting ${camp.resting}, on the leaderboard ${camp.board}`)
console.log(
  `campers: ${percent(camp.campersOnBoard)} of the board, ${percent(camp.campersWorthy)} of the active who deserve it`,
)
console.log(
  `games in the last two weeks: campers ${camp.campersRecentGames.toFixed(1)}, others ${camp.othersRecentGames.toFixed(1)}`,
)
const meansOf = ({ points, skill }: typeof camp.worthyCampers) =>
  `${whole(points)} points at a skill of ${skill.toFixed(2)}`
console.log(
  `of those who deserve it: campers ${meansOf(camp.worthyCampers)}, others ${meansOf(camp.worthyOthers)}`,
)
console.log(`order of the board against skill ${three(camp.boardSkill)}`)

console.log('\n| rank | share | mean skill |\n| --- | --- | --- |')
for (const { rank, share, skill } of distribution(active))
  console.log(`| ${rank} | ${percent(share)} | ${skill.toFixed(2)} |`)
