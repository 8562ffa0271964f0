import { pairTickets } from '#cloud/modules/matchmaking/pairing-rules.ts'
import type { Match, Ticket } from '#cloud/modules/matchmaking/ticket.ts'
import {
  afterLeaving,
  type LeaverRecord,
  NEVER_LEFT,
  shutUntil,
} from '#cloud/modules/ranks/leaver-penalties.ts'
import { awakeAfter, rankAfter } from '#cloud/modules/ranks/rank-ladder.ts'
import { leaverPlace, type RankedEntry, rankedChanges } from '#cloud/modules/ranks/ranked-game.ts'
import { NEWCOMER_RATING } from '#cloud/modules/ranks/rating.ts'
import { gameWeight, type Meeting, REPEATS_WITHIN_MS } from '#cloud/modules/ranks/repeat-games.ts'
import type { Standing } from '#cloud/modules/ranks/season.ts'
import { type Random, seededRandom } from '#host-engine/rules/random.ts'
import type { Rank } from '#shared/constants/game.ts'
import { dropsOut, followsFriend, isBetter, thrownFor } from './misconduct.ts'
import { drawPeople, type Person, skillOn, withMisconduct } from './people.ts'
import { type Performance, playGame } from './quiz-night.ts'

export const SEASON_DAYS = 84
const DAY_MS = 86_400_000
/** When people play: from 19 to 24 o'clock. */
const EVENING_FROM_MS = 19 * 3_600_000
const EVENING_MS = 5 * 3_600_000
const PAIR_EVERY_MS = 5_000
const GAME_MS = 6 * 60_000
const BETWEEN_GAMES_MS = 40_000
/** Of one who farms. */
const THROWAWAYS = 10
const FARM_DAYS = 5

/** A person with what the server knows of them, and what there is to look back on. */
export interface Career {
  readonly person: Person
  standing: Standing
  leaver: LeaverRecord
  awakeUntil: number
  uncounted: number
  readonly waits: number[]
  /** What stood after each game, and on which day. */
  readonly history: { readonly points: number; readonly rank: Rank; readonly day: number }[]
}

interface Evening {
  readonly career: Career
  gamesLeft: number
  /** Not before this: a game is on, or they have not come yet. */
  freeAt: number
  since: number | null
}

export interface Season {
  readonly careers: readonly Career[]
  readonly gamesPlayed: number
  readonly roomSizes: readonly number[]
}

const beginnerOf = (person: Person): Career => ({
  person,
  standing: { rating: NEWCOMER_RATING, points: 0, rank: 'apprentice', season: 1 },
  leaver: NEVER_LEFT,
  awakeUntil: 0,
  uncounted: 0,
  waits: [],
  history: [],
})

const ticketOf = ({ career, since }: Evening): Ticket => ({
  id: career.person.id,
  userId: career.person.id,
  modeId: 'ranked',
  language: career.person.language,
  rating: career.standing.rating.mu,
  rank: career.standing.rank,
  since: since as number,
})

/** The day of the last game; long ago for one who has played none. */
export const lastDayOf = ({ history }: Career): number => history.at(-1)?.day ?? Number.NEGATIVE_INFINITY

/** A camper comes on the last two days before the rank would rest. */
const isCamping = (career: Career, day: number): boolean =>
  career.person.camps && career.standing.rank === 'enigmaster' && career.awakeUntil > (day + 2) * DAY_MS

/** Who comes this evening, when, and for how many games. Friends who collude come together. */
function eveningsOf(careers: readonly Career[], day: number, random: Random): Evening[] {
  const evenings = careers.flatMap((career) => {
    const { firstDay, lastDay, eveningsAWeek, gamesAnEvening } = career.person
    const comes = day >= firstDay && day <= lastDay && random() < eveningsAWeek / 7
    if (!comes || isCamping(career, day)) return []
    const freeAt = day * DAY_MS + EVENING_FROM_MS + Math.floor(random() * random() * EVENING_MS)
    return [
      { career, gamesLeft: Math.max(1, Math.round(gamesAnEvening * (0.5 + random()))), freeAt, since: null },
    ]
  })
  const leading = new Map(evenings.map((one) => [one.career.person.id, one]))
  const own = evenings.filter(({ career }) => !followsFriend(career.person))
  const followers = careers.flatMap((career) => {
    const led = followsFriend(career.person) ? leading.get(career.person.misconduct.friend) : undefined
    return led ? [{ ...led, career }] : []
  })
  return [...own, ...followers]
}

type MeetingBook = (ids: readonly string[], now: number) => Meeting[]

/** Answers how often these have met, and notes that they meet now. */
function meetingBook(): MeetingBook {
  const times = new Map<string, number[]>()
  return (ids, now) =>
    ids.flatMap((one) =>
      ids
        .filter((other) => one < other)
        .map((other) => {
          const key = `${one} ${other}`
          const all = times.get(key) ?? []
          times.set(key, [...all, now])
          const games = all.filter((at) => at > now - REPEATS_WITHIN_MS).length
          return { one, other, games, gamesLately: all.length }
        }),
    )
}

interface Played {
  readonly players: readonly Career[]
  /** Of each, in the same order. */
  readonly results: readonly Performance[]
  readonly leaves: readonly boolean[]
}

function playMatch(match: Match, careers: ReadonlyMap<string, Career>, day: number, random: Random): Played {
  const players = match.tickets.map(({ userId }) => careers.get(userId) as Career)
  const people = players.map(({ person }) => person)
  const leaves = people.map((person) => random() < person.leaves)
  const skills = people.map((person) => skillOn(person, day, SEASON_DAYS))
  const results = thrownFor(people, playGame(skills, match.difficulty, random), day)
  return { players, results, leaves: leaves.map((left, index) => left || dropsOut(people, results, index)) }
}

function entriesOf({ players, results, leaves }: Played, now: number, met: MeetingBook): RankedEntry[] {
  const stayed = leaves.filter((left) => !left).length
  const ids = players.map(({ person }) => person.id)
  const meetings = met(ids, now)
  return players.map((career, index): RankedEntry => {
    const others = players
      .filter((other) => other !== career)
      .map(({ person, standing }) => ({ userId: person.id, rating: standing.rating }))
    const left = leaves[index] === true
    if (left) career.leaver = afterLeaving(career.leaver, now)
    const mine = results[index] as Performance
    const before = results.filter((other, at) => !leaves[at] && isBetter(other, mine)).length
    return {
      userId: career.person.id,
      rating: career.standing.rating,
      points: career.standing.points,
      uncounted: career.uncounted,
      place: left ? leaverPlace(stayed) : before + 1,
      left,
      leaverStep: left ? career.leaver.step : 0,
      weight: gameWeight(career.person.id, others, meetings),
    }
  })
}

function settle(entries: readonly RankedEntry[], careers: ReadonlyMap<string, Career>, now: number): void {
  const everyoneLeft = entries.every(({ left }) => left)
  for (const change of rankedChanges(everyoneLeft ? 'abandoned' : 'finished', entries)) {
    const career = careers.get(change.userId) as Career
    const points = career.standing.points + change.points
    const rank = rankAfter(career.standing.rank, points)
    career.standing = { ...career.standing, rating: change.rating, points, rank }
    career.uncounted += 1 - (entries.find(({ userId }) => userId === change.userId)?.weight.skill ?? 1)
    career.awakeUntil = awakeAfter(career.awakeUntil, now)
    career.history.push({ points, rank, day: now / DAY_MS })
  }
}

/**
 * Plays a whole season: people come in the evening, queue, are paired in waves, play, and are settled. Of a hundred people
 * `percentUnfair` each drop out when behind, have throwaways, and collude.
 */
export function runSeason(count: number, seed: number, percentUnfair = 0): Season {
  const fair = drawPeople(count, SEASON_DAYS, seed)
  const people = percentUnfair === 0 ? fair : withMisconduct(fair, percentUnfair)
  const careers = people.map(beginnerOf)
  const farms = careers.filter(({ person }) => person.misconduct?.kind === 'farms').map(farmOf)
  const everyone = [...careers, ...farms.flatMap(({ throwaways }) => throwaways)]
  const byId = new Map(everyone.map((career) => [career.person.id, career]))
  const random = seededRandom(seed + 1)
  const roomSizes: number[] = []
  const met = meetingBook()
  const play = (played: Played, now: number) => settle(entriesOf(played, now, met), byId, now)
  const playEvening = (day: number, evenings: Map<string, Evening>, now: number) => {
    const waiting = queueAt(evenings, now)
    for (const match of waiting.length < 2 ? [] : pairTickets(waiting, now)) {
      for (const { userId } of match.tickets) beginGame(evenings.get(userId) as Evening, now)
      play(playMatch(match, byId, day, random), now)
      roomSizes.push(match.tickets.length)
    }
  }
  for (let day = 0; day < SEASON_DAYS; day++) {
    for (const { played, now } of farms.flatMap((one) => gamesOnFarm(one, day))) play(played, now)
    const evenings = new Map(eveningsOf(careers, day, random).map((one) => [one.career.person.id, one]))
    const begin = day * DAY_MS + EVENING_FROM_MS
    for (let now = begin; now < begin + EVENING_MS; now += PAIR_EVERY_MS) playEvening(day, evenings, now)
  }
  return { careers, gamesPlayed: roomSizes.length, roomSizes }
}

interface Farm {
  readonly cheat: Career
  readonly throwaways: readonly Career[]
}

const farmOf = (cheat: Career): Farm => ({
  cheat,
  throwaways: Array.from({ length: THROWAWAYS }, (_, index) =>
    beginnerOf({ ...cheat.person, id: `${cheat.person.id}-${index}`, misconduct: null }),
  ),
})

/** In the small hours, when nobody else waits, on the first days: two games a day with each, which move the most (RANK-12). */
function gamesOnFarm({ cheat, throwaways }: Farm, day: number): { played: Played; now: number }[] {
  const { firstDay } = cheat.person
  if (day < firstDay || day >= firstDay + FARM_DAYS) return []
  const played = throwaways.map((loser) => ({
    players: [cheat, loser],
    results: [
      { score: 1, answerMs: 0 },
      { score: 0, answerMs: 0 },
    ],
    leaves: [false, false],
  }))
  return [...played, ...played].map((game, index) => ({ played: game, now: day * DAY_MS + index * GAME_MS }))
}

function queueAt(evenings: Map<string, Evening>, now: number): Ticket[] {
  const tickets: Ticket[] = []
  for (const [id, evening] of evenings) {
    if (evening.gamesLeft === 0) evenings.delete(id)
    else if (evening.freeAt <= now && shutUntil(evening.career.leaver) <= now) {
      evening.since ??= Math.max(evening.freeAt, now - PAIR_EVERY_MS)
      tickets.push(ticketOf(evening))
    }
  }
  return tickets
}

function beginGame(evening: Evening, now: number): void {
  evening.career.waits.push(now - (evening.since as number))
  evening.gamesLeft--
  evening.since = null
  evening.freeAt = now + GAME_MS + BETWEEN_GAMES_MS
}
