import { request } from 'node:http'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Client } from 'colyseus.js'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { linkIn } from '#cloud/integrations/mail/testing/read-outbox.ts'
import { mail as mailTexts } from '#shared/i18n/en/mail.ts'
import { connectAccount } from '../support/account-client.ts'
import { type Api, createApi, PASSWORD, type Player } from '../support/api.ts'
import { mailboxOf } from '../support/mailbox.ts'
import { type Product, startProduct } from '../support/product.ts'
import { joinRoomPlay, reconnectRoomPlay } from '../support/room-play-client.ts'

const AUTH_SECRET = 'a secret of production that is long enough'
let product: Product
let api: Api
beforeAll(async () => {
  // Only production logs every request.
  product = await startProduct({
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    AUTH_SECRET,
    ALLOW_SANDBOX_PAYMENTS: 'true',
    RATE_LIMITS: 'off',
  })
  api = createApi(product.url)
}, 120_000)
afterAll(() => product.stop())

/** The line of what happened, from the log. */
const lines = (message: string): Record<string, unknown>[] =>
  product
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => String(msg).includes(message))

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(product.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

/** Resolves when a websocket has been opened or refused. */
async function knock(path: string): Promise<void> {
  const socket = new WebSocket(product.url.replace('http', 'ws') + path)
  await new Promise((resolve) => {
    for (const event of ['open', 'error', 'close']) socket.once(event, resolve)
  })
  socket.on('error', () => undefined)
  socket.terminate()
}

/** The tokens of the account's mails, as their links bear them. */
async function mailedToken(address: string, subject: string): Promise<string> {
  const mail = await mailboxOf(product.dataDir, address).mail(subject)
  return linkIn(mail).searchParams.get('token') ?? ''
}

async function playRoom(host: Player, guest: Player): Promise<string[]> {
  const room = await api.createRoom(host, { rounds: 1 })
  const one = await joinRoomPlay(product.url, host, room.id)
  const two = await joinRoomPlay(product.url, guest, room.id)
  const { reconnectionToken, sessionId } = two.room
  two.cut()
  await one.until('user_disconnected')
  // The library puts the token into the address here.
  const again = await reconnectRoomPlay(product.url, guest, reconnectionToken)
  await reconnectRoomPlay(product.url, guest, reconnectionToken).catch(() => undefined)
  await new Client(product.url).joinById(room.id, { token: 'a-wrong-token' }).catch(() => undefined)
  await knock(`/${room.id}/${room.id}?sessionId=${sessionId}&_authToken=${guest.token}`)
  await knock(`/nowhere?token=${guest.token}`)
  await knock(`/socket.io/?EIO=4&transport=websocket&token=${guest.token}`)
  one.cut()
  again.cut()
  return [reconnectionToken, again.room.reconnectionToken, reconnectionToken.split(':')[1] ?? '', sessionId]
}

/** Requests that the server cannot read, and a failure inside it. */
async function makeErrors(player: Player, mailToken: string): Promise<void> {
  await post('/api/auth/login', `{"username":"ann","password":"${PASSWORD}`)
  await post('/api/auth/reset-password', { token: 'a-wrong-token', newPassword: PASSWORD })
  await post(`/matchmake/joinById/none?token=${player.token}`, { token: player.token })
  await fetch(`${product.url}/api/nothing?token=${player.token}`, {
    headers: { cookie: `t=${player.token}` },
  })
  await new Promise((resolve) => {
    request(product.url, { path: `http://[?token=${player.token}` })
      .on('response', (response) => response.resume().on('end', resolve))
      .on('error', resolve)
      .end()
  })
  const database = new Sqlite(join(product.dataDir, 'test.sqlite'))
  const renaming = (from: string, to: string) => database.exec(`alter table ${from} rename to ${to}`)
  renaming('mail_tokens', 'mail_tokens_away')
  const failed = await post('/api/auth/reset-password', { token: mailToken, newPassword: PASSWORD })
  renaming('mail_tokens_away', 'mail_tokens')
  database.close()
  expect(failed.status).toBe(500)
}

it('[OPS-13] production says at its start that no mails are sent, and what to set', () => {
  const warnings = lines('SMTP_URL')
  expect(warnings).toEqual([expect.objectContaining({ level: 40, msg: expect.stringMatching(/password/) })])
})

it('[OPS-13] no line of the log holds a token or a link with one in production', async () => {
  const [ann, bob] = [await api.register('ann'), await api.register('bob')]
  const verify = await mailedToken('ann@example.org', mailTexts.verify.subject)
  await fetch(`${product.url}/verify-email?token=${verify}`)
  await api.call('POST', '/auth/request-password-reset', undefined, { email: 'ann@example.org' })
  const reset = await mailedToken('ann@example.org', mailTexts.reset.subject)
  await fetch(`${product.url}/reset-password?token=${reset}`)

  const secretsOfPlay = await playRoom(ann, bob)
  const stranger = io(product.url, { auth: { token: 'a-wrong-token' }, query: { token: ann.token } })
  await new Promise((resolve) => stranger.once('connect_error', resolve))
  stranger.disconnect()
  const account = await connectAccount(product.url, ann)
  await account.say('join_room', { roomId: 'none', token: ann.token })
  account.close()
  await makeErrors(ann, reset)

  await api.call('POST', '/auth/verify-email', undefined, { token: verify })
  await api.call('POST', '/auth/reset-password', undefined, { token: reset, newPassword: PASSWORD })
  const login = await api.call<Player>('POST', '/auth/login', undefined, {
    username: 'ann',
    password: PASSWORD,
  })
  const renewed = await api.call<Player>('POST', '/auth/refresh', login.token)
  await api.call('POST', '/auth/logout', renewed.token)

  // What was driven has been logged.
  expect(lines('request failed')).not.toEqual([])
  expect(lines('request').map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/verify-email', '/reset-password', '/api/auth/login', '/api/nothing']),
  )
  expect(lines('outbox')).not.toEqual([])
  const tokens = [ann, bob, login, renewed].map(({ token }) => token)
  const secrets = [AUTH_SECRET, PASSWORD, 'a-wrong-token', verify, reset, ...secretsOfPlay, ...tokens]
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(7)
    expect(product.output()).not.toContain(secret)
  }
  expect(product.output()).not.toMatch(/token=/i)
})
