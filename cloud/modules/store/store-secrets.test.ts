import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { startPlayDouble } from '#cloud/integrations/google-play/testing/play-double.ts'
import { startStripeDouble } from '#cloud/integrations/payments/testing/stripe-double.ts'
import { createLogger } from '#cloud/logger.ts'
import { startTestCloud } from '#cloud/testing/test-cloud.ts'

it('[API-9] neither the log nor an answer holds a key, a signature, a purchase token or a vendor’s text', async () => {
  const [stripe, play] = [await startStripeDouble(), await startPlayDouble()]
  let log = ''
  const stream = new Writable({
    write(line, _, done) {
      log += line
      done()
    },
  })
  const logger = createLogger({ mode: 'production' }, stream)
  const cloud = await startTestCloud({ ...stripe.settings, ...play.settings }, { logger })
  stripe.connect(cloud.url, cloud.clock.now)
  const { token } = await cloud.register()
  const answers: string[] = []
  const post = async (path: string, body: object, headers = {}) =>
    answers.push((await cloud.call('POST', `/api/store/${path}`, { token, body, headers })).text)

  await post('checkout', { packId: 'r3-250' })
  const signature = stripe.sign('another body')
  await post('webhook/stripe', { id: 'evt_forged', type: 'invoice.paid' }, { 'stripe-signature': signature })
  play.goAway()
  await post('subscriptions/verify', { token: 'a-purchase-token' })
  stripe.refuseKey()
  await post('checkout', { packId: 'r3-250' })
  stripe.goAway()
  await post('checkout', { packId: 'r3-250' })
  await cloud.stop()
  await stripe.stop()
  await play.stop()

  expect(answers.map((text) => JSON.parse(text).code)).toEqual([
    undefined,
    'PAYMENT_VERIFICATION_ERROR',
    'PAYMENT_VERIFICATION_ERROR',
    'PAYMENT_FAILED',
    'PAYMENT_FAILED',
  ])
  expect(log).toContain('the vendor gave no payment page')
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, GOOGLE_PLAY_CREDENTIALS } = {
    ...stripe.settings,
    ...play.settings,
  }
  const { private_key: privateKey } = JSON.parse(GOOGLE_PLAY_CREDENTIALS)
  const secrets = [STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, privateKey.slice(60, 120), signature]
  for (const secret of [...secrets, 'a-purchase-token', 'evt_forged']) {
    expect(log).not.toContain(secret)
    expect(answers.join('\n')).not.toContain(secret)
  }
  expect(answers.join('\n')).not.toContain('sk_test')
})
