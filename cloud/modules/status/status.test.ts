import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestCloud, type TestCloud } from '#cloud/testing/test-cloud.ts'
import packageJson from '../../../package.json' with { type: 'json' }

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startTestCloud({ MIN_APP_VERSION: '1.41.7' })
})
afterAll(() => cloud.stop())

describe('GET /status', () => {
  it('[STATUS-1, API-13] answers at the top level and in data', async () => {
    const { status, body } = await cloud.call('GET', '/api/status')
    const expected = {
      maintenance: false,
      minVersion: '1.41.7',
      timestamp: new Date(cloud.clock.now()).toISOString(),
      kind: 'cloud',
    }
    expect(status).toBe(200)
    expect(body).toEqual({ success: true, ...expected, data: expected })
  })
})

describe('GET /version', () => {
  it('[STATUS-2] answers what runs here, and needs no login', async () => {
    const { status, body } = await cloud.call('GET', '/api/version', { token: 'nonsense' })
    expect(status).toBe(200)
    expect(body.data).toEqual({
      version: packageJson.version,
      minVersion: '1.41.7',
      googleClientId: null,
      googleDesktopClientId: null,
      payments: 'sandbox',
      ai: false,
      guests: true,
    })
  })

  it('[STATUS-2] tells whether a model writes quizzes', async () => {
    const withModel = await startTestCloud({ AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'llama' })
    const { body } = await withModel.call('GET', '/api/version')
    await withModel.stop()
    expect(body.data).toMatchObject({ ai: true })
  })

  it('[GUEST-6] tells whether guests are welcome', async () => {
    const forAccounts = await startTestCloud({ GUESTS: 'off' })
    const { body } = await forAccounts.call('GET', '/api/version')
    await forAccounts.stop()
    expect(body.data).toMatchObject({ guests: false })
  })

  it('[AUTH-33, STATUS-2] names the first of Google’s client ids, and the desktop’s', async () => {
    const google = await startTestCloud({
      GOOGLE_CLIENT_ID: '12-web.apps.example, 34-phone.apps.example',
      GOOGLE_DESKTOP_CLIENT_ID: '56-desktop.apps.example',
      GOOGLE_DESKTOP_CLIENT_SECRET: 'hunter2',
    })
    const { body, text } = await google.call('GET', '/api/version')
    await google.stop()
    expect(body.data).toMatchObject({
      googleClientId: '12-web.apps.example',
      googleDesktopClientId: '56-desktop.apps.example',
    })
    expect(text).not.toContain('hunter2')
  })
})

describe('GET /operator', () => {
  it('[STATUS-15] names who runs the server, without a login, and what is not set as null', async () => {
    const { status, body } = await cloud.call('GET', '/api/operator')
    expect([status, body.data]).toEqual([200, { name: null, address: null, email: null, supportUrl: null }])
    const named = await startTestCloud({
      OPERATOR_NAME: 'Ada Riddles',
      OPERATOR_ADDRESS: 'Via Roma 1 | 00100 Roma',
      OPERATOR_EMAIL: 'ada@riddles.example',
      SUPPORT_URL: 'https://riddles.example/help',
    })
    const answer = await named.call('GET', '/api/operator')
    await named.stop()
    expect(answer.body.data).toEqual({
      name: 'Ada Riddles',
      address: 'Via Roma 1\n00100 Roma',
      email: 'ada@riddles.example',
      supportUrl: 'https://riddles.example/help',
    })
  })
})
