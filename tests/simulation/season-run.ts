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
import { type Meeting, REPEATS_WITHIN_MS, repeatWeight } from '#cloud/modules/ranks/repeat-games.ts'
import type { Standing } from '#cloud/modules/ranks/season.ts'
import { type Random, seededRandom } from '#host-engine/rules/random.ts'
import type { Rank } from '#shared/constants/game.ts'
import { drawPeople, type Person, skillOn } from './people.ts'
import { playGame } from './quiz-night.ts'

export const SEASON_DAYS = 84
const DAY_MS = 86_400_000
/** When people play: from 19 to 24 o'clock. */
const EVENING_FROM_MS = 19 * 3_600_000
const EVENING_MS = 5 * 3_600_000
const PAIR_EVERY_MS = 5_000
const GAME_MS = 6 * 60_000
const BETWEEN_GAMES_MS = 40_000

/** A person with what the server knows of them, and what there is to look back on. */
export interface Career {
  readonly person: Person
  standing: Standing
  leaver: LeaverRecord
  awakeUntil: number
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

/** Who comes this evening, when, and for how many games. */
function eveningsOf(careers: readonly Career[], day: number, random: Random): Evening[] {
  return careers.flatMap((career) => {
    const { firstDay, lastDay, eveningsAWeek, gamesAnEvening } = career.person
    const comes = day >= firstDay && day <= lastDay && random() < eveningsAWeek / 7
    if (!comes || isCamping(career, day)) return []
    const freeAt = day * DAY_MS + EVENING_FROM_MS + Math.floor(random() * random() * EVENING_MS)
    return [
      { career, gamesLeft: Math.max(1, Math.round(gamesAnEvening * (0.5 + random()))), freeAt, since: null },
    ]
  })
}

type MeetingBook = (ids: readonly string[], now: number) => Meeting[]

/** Answers how often these have met within the last day, and notes that they meet now. */
function meetingBook(): MeetingBook {
  const times = new Map<string, number[]>()
  return (ids, now) =>
    ids.flatMap((one) =>
      ids
        .filter((other) => one < other)
        .map((other) => {
          const key = `${one} ${other}`
          const recent = (times.get(key) ?? []).filter((at) => at > now - REPEATS_WITHIN_MS)
          times.set(key, [...recent, now])
          return { one, other, games: recent.length }
        }),
    )
}

function entriesOf(
  match: Match,
  careers: ReadonlyMap<string, Career>,
  day: number,
  now: number,
  random: Random,
  met: MeetingBook,
) {
  const players = match.tickets.map(({ userId }) => careers.get(userId) as Career)
  const leaves = players.map(({ person }) => random() < person.leaves)
  const skills = players.map(({ person }) => skillOn(person, day, SEASON_DAYS))
  const results = playGame(skills, match.difficulty, random)
  const stayed = leaves.filter((left) => !left).length
  const ids = players.map(({ person }) => person.id)
  const meetings = met(ids, now)
  return players.map((career, index): RankedEntry => {
    const others = ids.filter((id) => id !== career.person.id)
    const left = leaves[index] === true
    if (left) career.leaver = afterLeaving(career.leaver, now)
    const mine = results[index] as (typeof results)[number]
    const before = results.filter(
      (other, at) =>
        !leaves[at] &&
        (other.score > mine.score || (other.score === mine.score && other.answerMs < mine.answerMs)),
    ).length
    return {
      userId: career.person.id,
      rating: career.standing.rating,
      points: career.standing.points,
      place: left ? leaverPlace(stayed) : before + 1,
      left,
      leaverStep: left ? career.leaver.step : 0,
      weight: repeatWeight(career.person.id, others, meetings),
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
    career.awakeUntil = awakeAfter(career.awakeUntil, now)
    career.history.push({ points, rank, day: now / DAY_MS })
  }
}

/** Plays a whole season: people come in the evening, queue, are paired in waves, play, and are settled. */
export function runSeason(count: number, seed: number): Season {
  const careers = drawPeople(count, SEASON_DAYS, seed).map(beginnerOf)
  const byId = new Map(careers.map((career) => [career.person.id, career]))
  const random = seededRandom(seed + 1)
  const roomSizes: number[] = []
  const met = meetingBook()
  for (let day = 0; day < SEASON_DAYS; day++) {
    const evenings = new Map(eveningsOf(careers, day, random).map((one) => [one.career.person.id, one]))
    const begin = day * DAY_MS + EVENING_FROM_MS
    for (let now = begin; now < begin + EVENING_MS; now += PAIR_EVERY_MS) {
      const waiting = queueAt(evenings, now)
      for (const match of waiting.length < 2 ? [] : pairTickets(waiting, now)) {
        for (const { userId } of match.tickets) beginGame(evenings.get(userId) as Evening, now)
        settle(entriesOf(match, byId, day, now, random, met), byId, now)
        roomSizes.push(match.tickets.length)
      }
    }
  }
  return { careers, gamesPlayed: roomSizes.length, roomSizes }
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
