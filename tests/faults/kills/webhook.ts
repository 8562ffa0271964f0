import { createHmac, randomUUID } from 'node:crypto'
import { signWebhook } from '#cloud/integrations/payments/webhook-signature.ts'
import { R3_PACKS } from '#shared/constants/store.ts'
import type { Scenario } from './act.ts'
import { type Answer, untilAnswered } from './ask-once.ts'

/** What a new account is given. */
const START = 100

/** The vendor tells that a pack was paid, and again until it is answered 200. */
export const webhook: Scenario = {
  name: 'a payment is told of',
  async prepare({ db, url, api, secret, now, newPlayer }) {
    const { token, user } = await newPlayer()
    const [pack] = R3_PACKS
    const { checkoutId } = await api.call<{ checkoutId: string }>('POST', '/store/checkout', token, {
      packId: pack.id,
    })
    await db('sandbox_checkouts').where({ id: checkoutId }).update({ state: 'paid' })
    const key = createHmac('sha256', secret).update('sandbox payments').digest('hex')
    const event = randomUUID()
    const tell = async (id = event): Promise<Answer> => {
      const body = Buffer.from(JSON.stringify({ id, checkout: checkoutId }))
      const response = await fetch(`${url}/api/store/webhook/sandbox`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sandbox-signature': signWebhook(key, now(), body) },
        body,
      })
      return { status: response.status, body: await response.json() }
    }
    let again: readonly Answer[] = []
    return {
      begin: () => tell(),
      async stage() {
        const { paid_at } = await db('store_purchases').where({ id: checkoutId }).first('paid_at')
        return paid_at === null ? 'before anything was kept' : 'after all was kept'
      },
      async askAgain() {
        // Vendors may tell the same under another id, too.
        again = [await untilAnswered(tell), await untilAnswered(() => tell(randomUUID()))]
      },
      async faults() {
        const wrong = again
          .filter(({ status }) => status !== 200)
          .map(({ status }) => `told again, it was answered ${status}`)
        const credits = await db('wallet_movements').where({ key: `store_paid:${checkoutId}` })
        if (credits.length !== 1) wrong.push(`${credits.length} credits`)
        const purse = await db('wallet_balances').where({ user_id: user.id, currency: 'r3' }).first('balance')
        if (purse.balance !== START + pack.r3) wrong.push(`the buyer has ${purse.balance} R3`)
        return wrong
      },
    }
  },
}
