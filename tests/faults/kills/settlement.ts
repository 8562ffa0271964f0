import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '#cloud/db/client.ts'
import { earnR3 } from '#cloud/modules/wallet/testing/earn-r3.ts'
import type { Player } from '../../support/api.ts'
import { bankAnswer } from '../../support/bank-answers.ts'
import { createTable } from '../../support/table.ts'
import type { Scenario } from './act.ts'
import type { Lane } from './lane.ts'

const REWARD = 40
/** What two players were given, and one of them has won. */
const START = 300
/** The last answer of a game with a reward. */
export const settlement: Scenario = {
  name: 'a game is settled',
  async prepare(lane) {
    const { db, unsettledDir } = lane
    const { table, players, roomId, sessionId, answerLast } = await playToLastAnswer(lane)
    let isExpected = false
    return {
      begin: answerLast,
      async stage() {
        table.leave()
        const isKept = (await db('games').where({ id: sessionId })).length > 0
        const isOnDisk = existsSync(join(unsettledDir, `${encodeURIComponent(sessionId)}.json`))
        const isWaiting = (await db('jobs').where({ kind: 'settlements', key: sessionId })).length > 0
        isExpected = isKept || isOnDisk || isWaiting
        if (isKept) return 'after all was kept'
        return isExpected ? 'in between' : 'before anything was kept'
      },
      // The game is over or gone: nobody asks.
      askAgain: async () => undefined,
      faults: () => faultsOf(db, { roomId, players, isExpected }),
    }
  },
}

/** A game of two with a reward, in which one has answered. */
async function playToLastAnswer(lane: Lane) {
  const table = createTable(lane.url)
  const players = [await lane.newPlayer(), await lane.newPlayer()] as const
  const [host, guest] = players
  await earnR3(lane.db, host.user.id)
  const settings = { customQuizzes: undefined, timePerRound: 120, tokenReward: REWARD }
  const { room, gameSessionId, clients } = await table.play(players, settings)
  const answer = bankAnswer((await clients[0]?.until('round_started'))?.quiz.prompt)
  const say = (token: string) => table.call('POST', `/game/${gameSessionId}/answer`, token, { answer })
  await say(host.token)
  return { table, players, roomId: room.id, sessionId: gameSessionId, answerLast: () => say(guest.token) }
}

interface Played {
  readonly roomId: string
  readonly players: readonly Player[]
  /** Whether a result was on the disk or in the database when the process died. */
  readonly isExpected: boolean
}

/** What is not as it must be: settled once, with the reward won, or not at all, with the reward given back. */
async function faultsOf(db: Db, { roomId, players, isExpected }: Played): Promise<string[]> {
  const wrong: string[] = []
  const games = (await db('games').where({ room_id: roomId })).length
  if (games !== (isExpected ? 1 : 0))
    wrong.push(`${games} games were kept, ${isExpected ? 'with' : 'without'} a result on the disk`)
  const ends = await db('wallet_movements')
    .whereIn('key', [`reward_won:${roomId}`, `reward_returned:${roomId}`])
    .select('reason')
  const end = games === 1 ? 'reward_won' : 'reward_returned'
  if (ends.length !== 1 || ends[0].reason !== end)
    wrong.push(`the reward of ${games} games had the ends ${JSON.stringify(ends)}`)
  const ids = players.map(({ user }) => user.id)
  const stats = await db('player_stats').whereIn('user_id', ids).sum<{ n: number }[]>({ n: 'games' })
  if ((stats[0]?.n ?? 0) !== games * players.length) wrong.push(`${games} games counted as ${stats[0]?.n}`)
  const purses = await db('wallet_balances')
    .whereIn('user_id', ids)
    .where({ currency: 'r3' })
    .sum<{ n: number }[]>({ n: 'balance' })
  if (purses[0]?.n !== START) wrong.push(`the players have ${purses[0]?.n} R3 together`)
  return wrong
}
