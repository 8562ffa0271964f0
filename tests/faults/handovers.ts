import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { hasAnswered, playsAt } from '../support/game-at-party.ts'
import { setUpTwoHosts, type TwoHosts, timeUntil } from '../support/two-hosts.ts'

/** Longer than anything that may be waited for. */
const PATIENCE_MS = 40_000
/** A snapshot of what was just acknowledged is on its way for a moment. */
const REPLICATED_MS = 500
/** Long enough for whatever would go wrong. */
const CUT_MS = 15_000

export interface Handover {
  /** From the fault, or from the end of it, until everybody who can plays on; Infinity for never. In milliseconds. */
  readonly playsOnAfter: number
  /** Whether seats, points, round and answers were what they had been. */
  readonly isAllKept: boolean
  /** Whether a guess in the round that was under way is judged. */
  readonly isAnswerTaken: boolean
  readonly mostLeaders: number
}

type Scenario = (hosts: TwoHosts) => Promise<Omit<Handover, 'mostLeaders'>>

async function run(hasStandby: boolean, scenario: Scenario): Promise<Handover> {
  const hosts = await setUpTwoHosts({ hasStandby })
  try {
    const found = await scenario(hosts)
    return { ...found, mostLeaders: hosts.mostLeaders() }
  } finally {
    await hosts.stop()
  }
}

const isCorrect = (ack: { success: boolean; data?: unknown }): boolean =>
  ack.success && (ack.data as { result?: string }).result === 'correct'

/** The host is killed in the middle of a round, by chance at any time of it; another desktop stands by. */
export const killWithStandby = () =>
  run(true, async ({ first, second, seats, play, kill }) => {
    const game = await play([seats.ada, seats.bob, seats.cam])
    const [, bob, cam] = game.players
    if (!bob || !cam) throw new Error('nobody plays')
    const before = await game.standings(first)
    await pause(REPLICATED_MS + Math.random() * 1_000)
    await kill('first')
    const playsOnAfter = await timeUntil(() => [bob, cam].every((one) => playsAt(one, second)), PATIENCE_MS)
    const after = await game.standings(second)
    const isAllKept =
      isDeepStrictEqual(after, before) && hasAnswered(bob) === true && hasAnswered(cam) === false
    return { playsOnAfter, isAllKept, isAnswerTaken: isCorrect(await game.answer(cam, 2)) }
  })

/** The same without a standby, and the host comes back. */
export const killAlone = () =>
  run(false, async ({ first, seats, play, kill, restartFirst }) => {
    const game = await play([seats.ada, seats.bob, seats.cam])
    const [ada, bob, cam] = game.players
    if (!ada || !bob || !cam) throw new Error('nobody plays')
    const before = await game.standings(first)
    await pause(2 * REPLICATED_MS + Math.random() * 1_000)
    await kill('first')
    await pause(Math.random() * 3_000)
    await restartFirst()
    const playsOnAfter = await timeUntil(() => game.players.every((one) => playsAt(one, first)), PATIENCE_MS)
    const after = await game.standings(first)
    const isAllKept =
      isDeepStrictEqual(after, before) && hasAnswered(bob) === true && hasAnswered(cam) === false
    return { playsOnAfter, isAllKept, isAnswerTaken: isCorrect(await game.answer(cam, 2)) }
  })

/** The cable between two computers is cut and mended, and there is nobody else: the game moves, and both come to it. */
export const cutBetweenTwo = () =>
  run(true, async ({ first, second, seats, play, cut, mend }) => {
    const game = await play([seats.ada, seats.bob])
    const [ada, bob] = game.players
    if (!ada || !bob) throw new Error('nobody plays')
    const before = await game.standings(first)
    await pause(REPLICATED_MS + Math.random() * 1_000)
    await cut()
    await pause(CUT_MS)
    const hasMoved = bob.at() === second && ada.at() === null
    await mend()
    const playsOnAfter = await timeUntil(() => [ada, bob].every((one) => playsAt(one, second)), PATIENCE_MS)
    const after = await game.standings(second)
    const isAllKept =
      hasMoved && isDeepStrictEqual(after, before) && hasAnswered(bob) === true && hasAnswered(ada) === false
    return { playsOnAfter, isAllKept, isAnswerTaken: isCorrect(await game.answer(ada, 2)) }
  })

/** The same with a phone that reaches both: the game stays where most are, and the one who was cut off comes back. */
export const cutBesidePhone = () =>
  run(true, async ({ first, seats, play, cut, mend }) => {
    const game = await play([seats.ada, seats.bob, seats.cam])
    const [ada, bob, cam] = game.players
    if (!ada || !bob || !cam) throw new Error('nobody plays')
    const before = await game.standings(first)
    await pause(REPLICATED_MS + Math.random() * 1_000)
    await cut()
    await pause(CUT_MS)
    const hasStayed = [ada, cam].every((one) => one.at() === first && one.clients.length === 1)
    await mend()
    const playsOnAfter = await timeUntil(() => bob.at() === first, PATIENCE_MS)
    const after = await game.standings(first)
    const isAllKept = hasStayed && isDeepStrictEqual(after, before) && hasAnswered(bob) === true
    return { playsOnAfter, isAllKept, isAnswerTaken: isCorrect(await game.answer(cam, 2)) }
  })
