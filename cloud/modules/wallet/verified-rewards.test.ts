/**
 * @module-tag postgres
 * The ledger; queries of ledger.ts.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROOM, roomCalls } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud } from '#cloud/testing/test-cloud.ts'
import { earnR3 } from './testing/earn-r3.ts'

let cloud: TestCloud
let calls: ReturnType<typeof roomCalls>
beforeAll(async () => {
  // Nothing is sent to this address: nobody listens there.
  cloud = await startTestCloud({ SMTP_URL: 'smtp://127.0.0.1:9' })
  calls = roomCalls(cloud)
})
afterAll(() => cloud.stop())

it('[WALLET-9, ERR-58] who has not verified the address opens rooms without a reward only', async () => {
  const ada = await cloud.register()
  await earnR3(cloud.db, ada.user.id)
  for (const [path, body] of [
    ['/rooms', { ...ROOM, tokenReward: 40 }],
    ['/rooms/private', { roomName: 'x', settings: { ...ROOM, tokenReward: 500 } }],
  ] as const) {
    const { status, body: answer } = await calls.as(ada, 'POST', path, body)
    expect(status).toBe(403)
    expect(answer).toEqual({
      success: false,
      error: 'Please verify your e-mail address first',
      code: 'EMAIL_NOT_VERIFIED',
    })
  }
  const wallet = async () => (await calls.as(ada, 'GET', '/wallet')).body.data
  expect(await wallet()).toMatchObject({ balance: 200, reward: { limit: 100, verifyEmail: true } })
  await calls.create(ada)
  await cloud.db('users').where({ id: ada.user.id }).update({ email_verified: true })
  expect((await wallet()).reward).toEqual({ limit: 100, verifyEmail: false })
  expect(await calls.create(ada, { tokenReward: 40 })).toMatchObject({ paid: true })
})
