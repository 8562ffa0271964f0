import { earnR3 } from '#cloud/modules/wallet/testing/earn-r3.ts'
import { ROOM } from '../../support/api.ts'
import type { Scenario } from './act.ts'
import { type Answer, askOnce } from './ask-once.ts'

const REWARD = 40
/** What a new account is given, and what it has won. */
const START = 200

/** A host opens a room with a reward. In the end all rooms have died with their processes, so that everybody has all R3 back. */
export const escrow: Scenario = {
  name: 'a reward is put up',
  async prepare({ db, url, newPlayer }) {
    const { token, user } = await newPlayer()
    await earnR3(db, user.id)
    const body = { ...ROOM, customQuizzes: undefined, tokenReward: REWARD }
    const call = askOnce({ url, token, path: '/rooms', body })
    const heldRooms = async (): Promise<string[]> =>
      (await db('room_rewards').where({ user_id: user.id }).select('room_id')).map(({ room_id }) => room_id)
    let lost: string[] = []
    let isDone = false
    let again: Answer
    let held: string[] = []
    return {
      begin: call.ask,
      async stage() {
        const record = await db('recorded_calls').where({ user_id: user.id }).first('held_until')
        lost = await heldRooms()
        isDone = record?.held_until === null
        if (isDone) return 'after all was kept'
        return lost.length > 0 ? 'in between' : 'before anything was kept'
      },
      async askAgain() {
        again = await call.untilAnswered()
        held = await heldRooms()
      },
      async faults() {
        const wrong: string[] = []
        const roomId = again.body.data?.room.id
        if (again.status !== 201) wrong.push(`asked again, it was answered ${again.status}`)
        if (isDone && roomId !== lost[0]) wrong.push('a room that was kept is not the one that is answered')
        // What was put up for a room that died before its caller heard of it goes back later.
        const expected = new Set([...lost, roomId])
        if (held.length !== expected.size || !held.every((one) => expected.has(one)))
          wrong.push(`${held} hold rewards, and not ${[...expected]}`)
        const purse = await db('wallet_balances').where({ user_id: user.id, currency: 'r3' }).first('balance')
        if (purse.balance !== START) wrong.push(`the host has ${purse.balance} R3 in the end`)
        return wrong
      },
    }
  },
}
