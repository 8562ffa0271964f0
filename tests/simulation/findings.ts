import { rankOf, shownRank } from '#cloud/modules/ranks/rank-ladder.ts'
import { RANKS, type Rank } from '#shared/constants/game.ts'
import { percentile } from '../bench/statistics.ts'
import { spearman } from './order.ts'
import { type Misconduct, skillOn } from './people.ts'
import { type Career, lastDayOf, SEASON_DAYS, type Season } from './season-run.ts'

const DAY_MS = 86_400_000
/** Games after which a rank ought to be the right one. */
export const ESTABLISHED = 30

const gamesOf = ({ history }: Career): number => history.length
/** As they last played: those who stopped grew no more in the eyes of the server. */
const skillOf = (career: Career): number => skillOn(career.person, lastDayOf(career), SEASON_DAYS)
const stepOf = (rank: Rank): number => RANKS.indexOf(rank)
const shareOf = <One>(all: readonly One[], is: (one: One) => boolean): number =>
  all.length === 0 ? 0 : all.filter(is).length / all.length
const mean = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length

export const withGames = ({ careers }: Season, least: number): Career[] =>
  careers.filter((career) => gamesOf(career) >= least)

/** What so many games make of a newcomer, on average: of those who played as many, or nearly all that anyone did. */
export function pointsAfter(season: Season, games: number): number {
  const counted = Math.min(games, 150)
  return mean(withGames(season, counted).map(({ history }) => history[counted - 1]?.points ?? 0))
}

/** How well an order tells true skill. */
export function correlations(careers: readonly Career[]) {
  const skill = careers.map(skillOf)
  const against = (pick: (career: Career) => number) => spearman(careers.map(pick), skill)
  return {
    players: careers.length,
    points: against(({ standing }) => standing.points),
    rank: against(({ standing }) => stepOf(standing.rank)),
    hidden: against(({ standing }) => standing.rating.mu),
  }
}

/** The rank that everyone would have if the same ranks were handed out in the order of true skill. */
export function deservedRanks(careers: readonly Career[]): Map<Career, Rank> {
  const ranks = careers.map(({ standing }) => standing.rank).sort((a, b) => stepOf(b) - stepOf(a))
  const best = careers.toSorted((a, b) => skillOf(b) - skillOf(a))
  return new Map(best.map((career, index) => [career, ranks[index] as Rank]))
}

const isNear = (rank: Rank, deserved: Rank): boolean => Math.abs(stepOf(rank) - stepOf(deserved)) <= 1

/** Who is not where they belong, and how long the way there is. */
export function stuck(careers: readonly Career[]) {
  const deserved = deservedRanks(careers)
  const goalOf = (career: Career) => deserved.get(career) as Rank
  const off = (career: Career) => Math.abs(stepOf(career.standing.rank) - stepOf(goalOf(career)))
  const lags = (career: Career) =>
    career.history.slice(-ESTABLISHED).every(({ rank }) => !isNear(rank, goalOf(career)))
  const isMovingThere = ({ standing, history }: Career, goal: Rank) => {
    const gained = standing.points - (history.at(-ESTABLISHED)?.points ?? 0)
    return stepOf(goal) > stepOf(standing.rank) ? gained > 0 : gained < 0
  }
  const ways = careers
    .map((career) => 1 + career.history.findIndex(({ rank }) => isNear(rank, goalOf(career))))
    .filter((way) => way > 0)
  const improvers = careers.filter(({ person }) => person.growth === 1)
  return {
    exact: shareOf(careers, (career) => off(career) === 0),
    near: shareOf(careers, (career) => off(career) <= 1),
    /** Two ranks or more away at the end, … */
    farOff: shareOf(careers, (career) => off(career) >= 2),
    /** … and so in each of the last thirty games, … */
    lagging: shareOf(careers, lags),
    /** … and no nearer after them than before. */
    stuck: shareOf(careers, (career) => lags(career) && !isMovingThere(career, goalOf(career))),
    wayMedian: percentile(ways, 0.5),
    wayLong: percentile(ways, 0.95),
    improvers: improvers.length,
    improversFarOff: shareOf(improvers, (career) => off(career) >= 2),
  }
}

/** How calm ranks and points are once a player is established. */
export function calm(careers: readonly Career[]) {
  const pairs = careers.flatMap(({ history }) =>
    history.slice(ESTABLISHED).map((after, index) => [history[ESTABLISHED - 1 + index], after] as const),
  )
  const moves = pairs.map(([before, after]) => Math.abs(after.points - (before?.points ?? 0)))
  return {
    gamesARankChange: 1 / shareOf(pairs, ([before, after]) => before?.rank !== after.rank),
    gamesARankChangeBare:
      1 / shareOf(pairs, ([before, after]) => rankOf(before?.points ?? 0) !== rankOf(after.points)),
    moveMedian: percentile(moves, 0.5),
    moveLarge: percentile(moves, 0.95),
  }
}

/** Whether it pays to stop when one is up. */
export function camping(careers: readonly Career[]) {
  const deserved = deservedRanks(careers)
  const held = careers.filter(({ standing }) => standing.rank === 'enigmaster')
  const now = SEASON_DAYS * DAY_MS
  const board = held.filter(({ awakeUntil }) => shownRank('enigmaster', awakeUntil, now) === 'enigmaster')
  const worthy = careers.filter(
    (one) => deserved.get(one) === 'enigmaster' && lastDayOf(one) >= SEASON_DAYS - 14,
  )
  const isCamper = ({ person }: Career) => person.camps
  const recent = (one: Career) => one.history.filter(({ day }) => day >= SEASON_DAYS - 14).length
  const meanOf = (all: readonly Career[]) => ({
    points: mean(all.map(({ standing }) => standing.points)),
    skill: mean(all.map(skillOf)),
  })
  const campers = board.filter(isCamper)
  const others = board.filter((one) => !isCamper(one))
  return {
    held: held.length,
    resting: held.length - board.length,
    board: board.length,
    campersOnBoard: shareOf(board, isCamper),
    campersWorthy: shareOf(worthy, isCamper),
    campersRecentGames: mean(campers.map(recent)),
    othersRecentGames: mean(others.map(recent)),
    worthyCampers: meanOf(worthy.filter(isCamper)),
    worthyOthers: meanOf(worthy.filter((one) => !isCamper(one))),
    boardSkill: spearman(
      board.map(({ standing }) => standing.points),
      board.map(skillOf),
    ),
  }
}

/** Equals in skill whom one is measured against. */
const EQUALS = 15

/** What unfair play brings, and what it does to the order, among those with ten games or more. */
export function unfairness(season: Season) {
  const careers = withGames(season, 10)
  const fair = careers.filter(({ person }) => person.misconduct === null)
  /** Points beyond those of the fair players who are nearest in skill. */
  const liftOf = (career: Career): number => {
    const distance = (other: Career) => Math.abs(skillOf(other) - skillOf(career))
    const equals = fair.toSorted((a, b) => distance(a) - distance(b)).slice(0, EQUALS)
    return career.standing.points - mean(equals.map(({ standing }) => standing.points))
  }
  const kind = (name: Misconduct['kind']) => {
    const those = careers.filter(({ person }) => person.misconduct?.kind === name)
    return { players: those.length, lift: mean(those.map(liftOf)) }
  }
  return {
    order: { everyone: correlations(careers).points, fair: correlations(fair).points },
    kinds: { drops: kind('drops'), farms: kind('farms'), colludes: kind('colludes') },
  }
}

export const distribution = (careers: readonly Career[]): { rank: Rank; share: number; skill: number }[] =>
  RANKS.map((rank) => {
    const those = careers.filter(({ standing }) => standing.rank === rank)
    return { rank, share: those.length / careers.length, skill: mean(those.map(skillOf)) }
  })
