/**
 * @module-tag postgres
 * Races for money.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Answer } from '#cloud/testing/api-caller.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { SIGN_UP_R3 } from '#shared/constants/wallet.ts'
import { earnR3 } from '../wallet/testing/earn-r3.ts'
import { priceOf } from './catalogue.ts'
import { libraryCalls } from './testing/library-calls.ts'

const AT_ONCE = 200

let cloud: TestCloud
let library: ReturnType<typeof libraryCalls>
beforeAll(async () => {
  cloud = await startTestCloud()
  library = libraryCalls(cloud)
})
// That nothing is lost or doubled in the books is looked at there, too.
afterAll(() => cloud.stop())

const TIMEOUT_MS = 180_000

/** All at once; those that a busy machine had no answer for in time are made again under their keys, as clients do it. */
async function buyAtOnce(
  player: TestPlayer,
  calls: readonly { itemId: string; key: string }[],
): Promise<Answer[]> {
  const { token } = player
  const answers = await Promise.all(
    calls.map(({ itemId, key }) =>
      cloud.call('POST', `/api/library/${itemId}/purchase`, { token, headers: { 'Idempotency-Key': key } }),
    ),
  )
  const missed = calls.filter((_, index) => answers[index]?.status === 503)
  const answered = answers.filter(({ status }) => status !== 503)
  return missed.length === 0 ? answered : [...answered, ...(await buyAtOnce(player, missed))]
}
const owned = ({ user }: TestPlayer) => cloud.db('owned_items').where({ user_id: user.id }).select('item_id')
const debits = ({ user }: TestPlayer) =>
  cloud.db('wallet_entries').where({ account: user.id, reason: 'item_bought' }).select('amount')

/** Somebody who can pay for one of today's words, and not for two. */
async function buyer() {
  const ann = await cloud.register()
  const item = library.onSale('word').find((one) => priceOf(one) * 2 > SIGN_UP_R3)
  if (!item) throw new Error('all words of today are cheap')
  const price = priceOf(item)
  if (price > SIGN_UP_R3) await earnR3(cloud.db, ann.user.id, price - SIGN_UP_R3)
  return { ann, item, price, left: Math.max(0, SIGN_UP_R3 - price) }
}
const balanceOf = async (player: TestPlayer) =>
  (await library.as(player, 'GET', '/wallet')).body.data.balance as number

it(
  '[SHOP-4, WALLET-2] one item that two hundred calls want at once is sold once, and paid for once',
  async () => {
    const { ann, item, price, left } = await buyer()
    const calls = Array.from({ length: AT_ONCE }, (_, call) => ({ itemId: item.id, key: `call-${call}` }))
    const statuses = (await buyAtOnce(ann, calls)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status !== 200 && ![402, 409].includes(status))).toEqual([])
    expect(await owned(ann)).toEqual([{ item_id: item.id }])
    expect(await debits(ann)).toEqual([{ amount: -price }])
    expect(await balanceOf(ann)).toBe(left)
  },
  TIMEOUT_MS,
)

it(
  '[WALLET-2] of many items that two hundred calls want at once, only what can be paid for is sold',
  async () => {
    const ann = await cloud.register()
    const items = library.onSale('word')
    const calls = Array.from({ length: AT_ONCE }, (_, call) => ({
      itemId: items[call % items.length]?.id ?? '',
      key: `item-${call}`,
    }))
    const answers = await buyAtOnce(ann, calls)
    const sold = answers.filter(({ status }) => status === 200).length
    expect(answers.filter(({ status }) => ![200, 402, 409].includes(status))).toEqual([])
    expect(sold).toBeGreaterThan(0)
    expect(answers).toHaveLength(AT_ONCE)
    expect(await owned(ann)).toHaveLength(sold)
    const spent = (await debits(ann)).reduce((sum, { amount }) => sum - amount, 0)
    expect(await balanceOf(ann)).toBe(SIGN_UP_R3 - spent)
  },
  TIMEOUT_MS,
)

it(
  '[API-10] two hundred calls of one key at once are one purchase, and all are told the same',
  async () => {
    const { ann, item, price } = await buyer()
    const call = { itemId: item.id, key: 'one key' }
    const answers = await buyAtOnce(ann, Array<typeof call>(AT_ONCE).fill(call))
    const [first] = answers
    for (const { status, body } of answers) expect([status, body]).toEqual([200, first?.body])
    expect(await owned(ann)).toEqual([{ item_id: item.id }])
    expect(await debits(ann)).toEqual([{ amount: -price }])
  },
  TIMEOUT_MS,
)
