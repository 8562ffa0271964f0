/**
 * @module-tag postgres
 * Queries of jobs-repository.ts.
 */
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type LocalMailServer, startMailServer } from '#cloud/integrations/mail/testing/local-mail-server.ts'
import { eventually } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import type { Health, MailTest } from '#shared/schemas/operations.ts'
import packageJson from '../../../package.json' with { type: 'json' }
import { signInAdmin } from './testing/sign-in-admin.ts'

let mails: LocalMailServer
let takesMails = true
let cloud: TestCloud
let admin: TestPlayer
const sockets: Socket[] = []
beforeAll(async () => {
  mails = await startMailServer({
    onRcptTo: (_address, _session, answer) =>
      answer(takesMails ? null : Object.assign(new Error('no such mailbox'), { responseCode: 550 })),
  })
  cloud = await startTestCloud({ RATE_LIMITS: 'off', SMTP_URL: `smtp://127.0.0.1:${mails.port}` })
  admin = await signInAdmin(cloud)
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
afterAll(async () => {
  await cloud.stop()
  await mails.close()
})

const as = async (method: string, path: string) => {
  const { status, body } = await cloud.call(method, `/api/admin${path}`, { token: admin.token })
  expect(status).toBe(200)
  return body.data
}
const health = (): Promise<Health> => as('GET', '/health')
const mailTest = (): Promise<MailTest> => as('GET', '/mail-test')

describe('health', () => {
  it('[ADMIN-23] tells how each part is, which of them are not set up, and what was given up', async () => {
    const found = await health()
    expect(found.parts.map(({ name, state }) => [name, state])).toEqual([
      ['database', 'up'],
      ['redis', 'off'],
      ['disk', 'up'],
      ['mail', 'up'],
      ['ai', 'off'],
      ['speech', 'up'],
    ])
    expect(found).toMatchObject({ version: packageJson.version, processes: 1 })
  })
})

describe('a test mail', () => {
  it('[ADMIN-23, ADMIN-6] goes to the admin’s own address, in their language, by the way of all mails', async () => {
    expect(await as('POST', '/mail-test')).toMatchObject({ to: admin.user.email, state: 'waiting' })
    expect(await eventually(mailTest, ({ state }) => state === 'sent')).toEqual({
      to: admin.user.email,
      state: 'sent',
      error: null,
    })
    const found = mails.delivered.filter(({ raw }) => raw.includes('Test e-mail from Riddle Rooms'))
    expect(found.map(({ to }) => to)).toEqual([[admin.user.email]])
    expect((await as('GET', '/actions?limit=1')).actions).toMatchObject([{ action: 'mail.test' }])
  })

  it('[ADMIN-23] tells why it was not sent, and can be tried again', async () => {
    takesMails = false
    await as('POST', '/mail-test')
    const failed = await eventually(mailTest, ({ state }) => state === 'failed')
    expect(failed.error).toContain('refuses')
    expect((await health()).mails.failed).toBe(1)
    takesMails = true
    await as('POST', '/mail-test')
    await eventually(mailTest, ({ state }) => state === 'sent')
    expect((await health()).mails.failed).toBe(0)
  })
})

it('[ADMIN-22] the versions of connected apps are counted, and pages of the web are not', async () => {
  const connect = async (version?: unknown) => {
    const { token } = await cloud.register()
    const socket = io(cloud.url, { auth: { token, version }, transports: ['websocket'], forceNew: true })
    sockets.push(socket)
    await new Promise<void>((resolve) => socket.once('connect', resolve))
  }
  for (const version of ['1.9.0', '1.40.0', '1.9.0', undefined, 'new', { $gt: '' }, '1.40.1'])
    await connect(version)
  expect(await as('GET', '/client-versions')).toEqual({
    versions: [
      { version: '1.40.1', clients: 1 },
      { version: '1.40.0', clients: 1 },
      { version: '1.9.0', clients: 2 },
    ],
  })
})
