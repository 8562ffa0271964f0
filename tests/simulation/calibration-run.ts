import { chanceOf, type ItemRating, NEWCOMER, priorOf } from '#cloud/modules/quizzes/quiz-rating-rules.ts'
import { type RatedQuiz, type Response, rateGame } from '#cloud/modules/quizzes/rated-game.ts'
import { DIFFICULTIES, type Difficulty } from '#shared/constants/game.ts'
import { drawNormal, type Random, seededRandom } from '../../host-engine/rules/random.ts'
import { dealGame } from './deal-game.ts'
import { spearman } from './order.ts'

/** Of a hundred quizzes so many have an answer that nobody can find, and as many give theirs away. */
const BROKEN_IN_100 = 2
/** How far quizzes lie from what their authors declared, and players from each other. */
const SPREAD = 150
const ROUNDS = 10
/** Of each difficulty. */
const QUIZZES_EACH = 150
const PLAYERS = 1_000
/** People play in groups of two to eight. */
const MOST_PLAYERS = 8

type Nature = 'sound' | 'unsolvable' | 'trivial'

interface Made {
  readonly truth: number
  readonly nature: Nature
  readonly declared: Difficulty
}

interface World {
  readonly quizzes: ReadonlyMap<string, Made>
  /** How able each is. */
  readonly players: ReadonlyMap<string, number>
}

export interface Calibration {
  readonly answers: number
  /** Rank correlation of rating and true difficulty over all sound quizzes, before the first game and after the last. */
  readonly correlation: readonly [before: number, after: number]
  /** The same after the last, within each declared difficulty. */
  readonly within: readonly number[]
  /** Of the sound ones the share that is dealt in the difficulty nearest to the truth, before and after. */
  readonly rightBand: readonly [before: number, after: number]
  /** Of the broken ones, and of the sound ones, the share that left play. */
  readonly brokenLeft: number
  readonly soundLeft: number
}

function makeWorld(random: Random): World {
  const nature = (): Nature => {
    const drawn = random() * 100
    if (drawn < BROKEN_IN_100) return 'unsolvable'
    return drawn < 2 * BROKEN_IN_100 ? 'trivial' : 'sound'
  }
  return {
    quizzes: new Map(
      DIFFICULTIES.flatMap((declared) =>
        Array.from({ length: QUIZZES_EACH }, (_, index) => [
          `${declared}-${index}`,
          { declared, nature: nature(), truth: priorOf(declared).rating + SPREAD * drawNormal(random) },
        ]),
      ),
    ),
    players: new Map(
      Array.from({ length: PLAYERS }, (_, index) => [
        `p${index}`,
        NEWCOMER.rating + SPREAD * drawNormal(random),
      ]),
    ),
  }
}

const CERTAIN: Readonly<Record<Nature, number | null>> = { sound: null, unsolvable: 0.002, trivial: 0.998 }

const nearestBand = (truth: number): Difficulty =>
  DIFFICULTIES.toSorted(
    (a, b) => Math.abs(priorOf(a).rating - truth) - Math.abs(priorOf(b).rating - truth),
  )[0] ?? 'easy'

/** What a server keeps. */
interface Kept {
  readonly quizzes: Map<string, RatedQuiz>
  readonly left: Set<string>
  readonly abilities: Map<string, ItemRating>
  /** Which quiz each player has met, and in which game last. */
  readonly met: Map<string, Map<string, number>>
}

/** One game by the product's own rules for dealing, ratings and leaving play; gives back how many answers it brought. */
function playGame(
  { quizzes, players }: World,
  { quizzes: stored, left, abilities, met }: Kept,
  nth: number,
  random: Random,
): number {
  const pickOf = <One>(all: readonly One[]): One => all[Math.floor(random() * all.length)] as One
  const names = [...players.keys()]
  const people = new Set(
    Array.from({ length: 2 + Math.floor(random() * (MOST_PLAYERS - 1)) }, () => pickOf(names)),
  )
  const inPlay = [...stored.values()].filter(({ id }) => !left.has(id))
  const difficulty = pickOf(DIFFICULTIES)
  const dealt = dealGame({ quizzes: inPlay, people, met, difficulty, count: ROUNDS }, random).map(
    (id) => stored.get(id) as RatedQuiz,
  )
  for (const userId of people) {
    const own = met.get(userId) ?? new Map<string, number>()
    for (const { id } of dealt) own.set(id, nth)
    met.set(userId, own)
  }
  const solves = (userId: string, quizId: string): boolean => {
    const { nature, truth } = quizzes.get(quizId) as Made
    return random() < (CERTAIN[nature] ?? chanceOf(players.get(userId) ?? 0, truth))
  }
  const responses: Response[] = dealt.flatMap(({ id }) =>
    [...people].map((userId) => ({ quizId: id, userId, isRight: solves(userId, id) })),
  )
  const right = (id: string) => responses.filter(({ quizId, isRight }) => quizId === id && isRight).length
  const counted = dealt.map((quiz) => ({
    ...quiz,
    asked: quiz.asked + people.size,
    answered: quiz.answered + right(quiz.id),
  }))
  const rated = rateGame(responses, counted, abilities)
  for (const quiz of rated.quizzes) {
    stored.set(quiz.id, quiz)
    if (quiz.leaves) left.add(quiz.id)
  }
  for (const { userId, ...ability } of rated.players) abilities.set(userId, ability)
  return responses.length
}

/** What so many games teach a server that starts with nothing but declared difficulties. The seed decides all. */
export function calibrate(games: number, seed: number): Calibration {
  const random = seededRandom(seed)
  const world = makeWorld(random)
  const quizzes = new Map<string, RatedQuiz>()
  for (const [id, { declared }] of world.quizzes)
    quizzes.set(id, { id, band: declared, asked: 0, answered: 0, ...priorOf(declared) })
  const kept: Kept = { quizzes, left: new Set(), abilities: new Map(), met: new Map() }

  const all = [...world.quizzes]
  const sound = all.filter(([, { nature }]) => nature === 'sound')
  const broken = all.filter(([, { nature }]) => nature !== 'sound')
  const share = (some: typeof all, holds: (id: string, made: Made) => boolean) =>
    some.filter(([id, made]) => holds(id, made)).length / some.length
  const correlate = (some: typeof all) =>
    spearman(
      some.map(([id]) => quizzes.get(id)?.rating ?? 0),
      some.map(([, { truth }]) => truth),
    )
  const rightBand = () => share(sound, (id, { truth }) => quizzes.get(id)?.band === nearestBand(truth))

  const before = { correlation: correlate(sound), rightBand: rightBand() }
  let answers = 0
  for (let game = 0; game < games; game++) answers += playGame(world, kept, game, random)
  return {
    answers,
    correlation: [before.correlation, correlate(sound)],
    rightBand: [before.rightBand, rightBand()],
    within: DIFFICULTIES.map((one) => correlate(sound.filter(([, { declared }]) => declared === one))),
    brokenLeft: share(broken, (id) => kept.left.has(id)),
    soundLeft: share(sound, (id) => kept.left.has(id)),
  }
}
