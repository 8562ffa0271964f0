import { isDeepStrictEqual } from 'node:util'
import type { LibraryItem } from '#shared/schemas/library.ts'
import type { Scenario } from './act.ts'
import { type Answer, askOnce } from './ask-once.ts'

/** What a new account is given. */
const START = 100

/** Somebody buys a word. */
export const purchase: Scenario = {
  name: 'an item is bought',
  async prepare({ db, url, api, newPlayer }) {
    const { token, user } = await newPlayer()
    const { items } = await api.call<{ items: LibraryItem[] }>('GET', '/library/daily', token)
    const [item] = items.toSorted((a, b) => a.price - b.price)
    if (!item) throw new Error('nothing is for sale')
    const call = askOnce({ url, token, path: `/library/${item.id}/purchase` })
    const sales = () => db('owned_items').where({ user_id: user.id })
    let first: Answer | null = null
    let again: Answer
    return {
      async begin() {
        first = await call.ask()
      },
      // One transaction: there is no between.
      stage: async () => ((await sales()).length > 0 ? 'after all was kept' : 'before anything was kept'),
      async askAgain() {
        again = await call.untilAnswered()
      },
      async faults() {
        // Between the kill and the second call, minutes later, another day's library may have come: then nothing was sold.
        const isSold = again.status !== 404 || first !== null
        const left = isSold ? START - item.price : START
        const purse = await db('wallet_balances').where({ user_id: user.id, currency: 'r3' }).first('balance')
        const debits = await db('wallet_movements').where({ key: `item:${user.id}:${item.id}` })
        const found = {
          'status of the second answer': again.status,
          'balance in it': again.body.data?.balance,
          'second answer': again.body,
          'items sold': (await sales()).length,
          debits: debits.length,
          'R3 of the buyer': purse.balance,
        }
        return differences(found, {
          'status of the second answer': isSold ? 200 : 404,
          'balance in it': isSold ? left : undefined,
          'second answer': first?.body ?? again.body,
          'items sold': Number(isSold),
          debits: Number(isSold),
          'R3 of the buyer': left,
        })
      },
    }
  },
}

function differences<Look extends object>(found: Look, expected: Look): string[] {
  const names = Object.keys(expected) as (keyof Look & string)[]
  return names
    .filter((name) => !isDeepStrictEqual(found[name], expected[name]))
    .map((name) => `${name}: ${JSON.stringify(found[name])}, and not ${JSON.stringify(expected[name])}`)
}
