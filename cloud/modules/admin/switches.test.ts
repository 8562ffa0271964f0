import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import {
  CLIENT_ID,
  type LocalGoogle,
  startLocalGoogle,
} from '#cloud/integrations/google/testing/local-google.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { createFakeSpeech } from '#host-engine/testing/fake-speech.ts'
import { SWITCHES, type Switch } from '#shared/constants/switches.ts'
import { createTable, type Table } from '../../../tests/support/table.ts'
import { signInAdmin } from './testing/sign-in-admin.ts'

let google: LocalGoogle
let cloud: TestCloud
let table: Table
let admin: TestPlayer
let player: TestPlayer
beforeAll(async () => {
  google = await startLocalGoogle()
  cloud = await startTestCloud(
    { RATE_LIMITS: 'off', GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_CERTS_URL: google.certsUrl },
    { speech: createFakeSpeech().speech },
  )
  table = createTable(cloud.url)
  admin = await signInAdmin(cloud)
  player = await cloud.register()
})
afterEach(async () => {
  for (const name of SWITCHES) await turn(name, true)
  table.leave()
})
afterAll(async () => {
  await cloud.stop()
  await google.close()
})

const turn = (name: Switch, isOn: boolean) =>
  cloud.call('PUT', `/api/admin/switches/${name}`, { token: admin.token, body: { isOn } })
const post = (path: string, body: unknown, token?: string) =>
  cloud.call('POST', `/api${path}`, { token, body })
const account = (username: string) => ({
  username,
  email: `${username}@example.org`,
  password: 'Passw0rd',
  confirmPassword: 'Passw0rd',
})
const OFF = {
  status: 403,
  body: { code: 'FEATURE_OFF', error: 'This is turned off for now. Try again later.' },
}

it('[ADMIN-21, ADMIN-6] an admin sees what is on, turns it off and on, and each time is recorded', async () => {
  const shown = async () => {
    const { body } = await cloud.call('GET', '/api/admin/switches', { token: admin.token })
    return body.data.switches.filter(({ isOn }: { isOn: boolean }) => !isOn)
  }
  const told = async () => (await cloud.call('GET', '/api/status')).body.data.off
  expect([await shown(), await told()]).toEqual([[], undefined])
  expect((await turn('store', false)).status).toBe(200)
  await turn('ranked', false)
  expect(await shown()).toEqual(['store', 'ranked'].map((name) => ({ name, isOn: false })))
  expect(await told()).toEqual(['store', 'ranked'])
  await turn('ranked', true)
  expect(await told()).toEqual(['store'])
  const { body } = await cloud.call('GET', '/api/admin/actions?limit=2', { token: admin.token })
  expect(body.data.actions).toMatchObject([
    { action: 'switch.set', target: 'ranked', before: false, after: true },
    { action: 'switch.set', target: 'ranked', before: true, after: false },
  ])
  expect(await turn('chess' as Switch, false)).toMatchObject({ status: 404 })
})

it('[ADMIN-21] without registrations nobody gets an account by any door, and who has one comes in', async () => {
  const guest = await cloud.guest('Gina')
  await turn('registrations', false)
  expect(await post('/auth/register', account('late'))).toMatchObject(OFF)
  expect(await post('/auth/guest/claim', account('gina'), guest.token)).toMatchObject(OFF)
  const signIn = async (sub: string) =>
    post('/auth/google', { firebaseUser: { idToken: await google.token(sub) } })
  expect(await signIn('stranger')).toMatchObject(OFF)
  const { username } = player.user
  const login = await post('/auth/login', { username, password: player.password })
  expect(login.status).toBe(200)
  player = { ...player, token: login.body.data.token }
  await turn('registrations', true)
  expect((await signIn('stranger')).status).toBe(200)
  await turn('registrations', false)
  expect((await signIn('stranger')).status).toBe(200)
})

it('[ADMIN-21, GUEST-6] without guests nobody comes in by a nickname, and clients are told', async () => {
  await turn('guests', false)
  expect(await post('/auth/guest', { nickname: 'Gus' })).toMatchObject(OFF)
  expect((await cloud.call('GET', '/api/version')).body.data.guests).toBe(false)
  await turn('guests', true)
  expect((await post('/auth/guest', { nickname: 'Gus' })).status).toBe(200)
  expect((await cloud.call('GET', '/api/version')).body.data.guests).toBe(true)
})

it.each([
  ['quiz_making', '/quizzes/generate', { language: 'english', difficulty: 'easy', count: 1 }],
  ['store', '/store/checkout', { packId: 'r3_100' }],
  ['voices', '/voice/generate', { voiceId: 'vera', text: 'hello' }],
  ['ranked', '/gamemode/matchmaking/start', { gameModeId: 'ranked' }],
  ['ranked', '/game/matchmaking/start', { gameMode: 'ranked' }],
] as const)('[ADMIN-21] without %s POST %s is refused, and else it is not', async (name, path, body) => {
  await turn(name, false)
  expect(await post(path, body, player.token)).toMatchObject(OFF)
  await turn(name, true)
  const { body: answer } = await post(path, body, player.token)
  await post('/gamemode/matchmaking/cancel', {}, player.token)
  expect(answer?.code).not.toBe('FEATURE_OFF')
})

it('[ADMIN-21] without ranked its card says so', async () => {
  const ranked = async () => {
    const { body } = await cloud.call('GET', '/api/gamemode/modes', { token: player.token })
    return body.data.gameModes.find(({ id }: { id: string }) => id === 'ranked').locked
  }
  expect(await ranked()).toBeUndefined()
  await turn('ranked', false)
  expect(await ranked()).toEqual({ verifyEmail: false, quickMatchesLeft: 0, isOff: true })
})

it('[ADMIN-21] without ranked one still finds a quick match', async () => {
  await turn('ranked', false)
  expect(
    (await post('/gamemode/matchmaking/start', { gameModeId: 'quick_match' }, player.token)).status,
  ).toBe(200)
  await post('/gamemode/matchmaking/cancel', {}, player.token)
})

it('[ADMIN-21] without voices a line is told and not spoken, and costs nothing', async () => {
  const pair = [await cloud.register(), await cloud.register()]
  for (const { token } of pair) await post('/voice/select', { voiceId: 'vera' }, token)
  const { room, clients } = await table.play(pair, { rounds: 1 })
  const say = (who: number) =>
    clients[who]?.say('chat_message', { roomId: room.id, message: 'an umbrella', useTts: true })
  await turn('voices', false)
  await say(0)
  await clients[1]?.until('chat_message')
  await turn('voices', true)
  await say(1)
  await clients[0]?.until('chat_audio')
  expect(clients[0]?.all('chat_audio')).toHaveLength(1)
  const tokens = async ({ token }: TestPlayer) =>
    (await cloud.call('GET', '/api/voice/status', { token })).body.data.tokens
  expect(await Promise.all(pair.map(tokens))).toEqual([10, 9])
})
