import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { collectingLogger } from '#cloud/http/testing/test-chain.ts'
import {
  CLIENT_ID,
  type LocalGoogle,
  startLocalGoogle,
} from '#cloud/integrations/google/testing/local-google.ts'
import { startTestCloud, type TestCloud } from '#cloud/testing/test-cloud.ts'

const DESKTOP = '56-desktop.apps.example'
const GRANT = {
  code: '4/of-google',
  codeVerifier: 'v'.repeat(43),
  redirectUri: 'http://127.0.0.1:50123',
}
const { logger, lines } = collectingLogger()

let google: LocalGoogle
let exchange: Server
let cloud: TestCloud
let variables: Record<string, string>
/** What the token endpoint was asked, and what it answers. */
let asked: URLSearchParams[]
let answer: () => Promise<{ status: number; body: object }>

beforeAll(async () => {
  google = await startLocalGoogle()
  exchange = createServer(async (request, response) => {
    asked.push(new URLSearchParams(await text(request)))
    const { status, body } = await answer()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => exchange.listen(0, '127.0.0.1', resolve))
  variables = {
    GOOGLE_CLIENT_ID: CLIENT_ID,
    GOOGLE_CERTS_URL: google.certsUrl,
    GOOGLE_TOKEN_URL: `http://127.0.0.1:${(exchange.address() as AddressInfo).port}/token`,
    GOOGLE_DESKTOP_CLIENT_ID: DESKTOP,
    GOOGLE_DESKTOP_CLIENT_SECRET: 'hunter2-of-google',
  }
  cloud = await startTestCloud(variables, { logger })
})
afterAll(async () => {
  await cloud.stop()
  await google.close()
  await new Promise((resolve) => exchange.close(resolve))
})
beforeEach(() => {
  asked = []
  answer = async () => ({
    status: 200,
    body: { access_token: 'x', id_token: await google.token('desktop-user', { aud: DESKTOP }) },
  })
})

const signIn = (body: object = GRANT, at = cloud) => at.call('POST', '/api/auth/google/desktop', { body })

it('signs in by what the desktop app brought back, and exchanges it with the secret that only the cloud has', async () => {
  const { status, body } = await signIn()
  expect(status).toBe(200)
  expect(body.data.user.firebaseUser.uid).toBe('desktop-user')
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
    client_id: DESKTOP,
    client_secret: 'hunter2-of-google',
    code: GRANT.code,
    code_verifier: GRANT.codeVerifier,
    grant_type: 'authorization_code',
    redirect_uri: GRANT.redirectUri,
  })
})

it('takes the desktop client’s ID tokens also where they come directly', async () => {
  const idToken = await google.token('desktop-direct', { aud: DESKTOP })
  const { status } = await cloud.call('POST', '/api/auth/google', { body: { firebaseUser: { idToken } } })
  expect(status).toBe(200)
})

it('refuses what Google refuses, and logs neither code nor secret', async () => {
  answer = async () => ({ status: 400, body: { error: 'invalid_grant' } })
  const { status, body } = await signIn()
  expect([status, body.code]).toEqual([401, 'GOOGLE_AUTHENTICATION_FAILED'])
  expect(JSON.stringify(lines)).not.toMatch(/hunter2|4\/of-google/)
})

it('refuses a token that Google made for somebody else’s client', async () => {
  answer = async () => ({
    status: 200,
    body: { access_token: 'x', id_token: await google.token('stranger', { aud: 'another.apps.example' }) },
  })
  expect((await signIn()).status).toBe(401)
})

it('refuses all where there is no desktop client', async () => {
  const { GOOGLE_DESKTOP_CLIENT_ID: _, ...without } = variables
  const other = await startTestCloud(without)
  const { status, body } = await signIn(GRANT, other)
  await other.stop()
  expect([status, body.code, asked]).toEqual([401, 'GOOGLE_AUTHENTICATION_FAILED', []])
})

it.each([
  [{ ...GRANT, redirectUri: 'https://evil.example' }],
  [{ ...GRANT, redirectUri: 'http://127.0.0.1:1@evil.example' }],
  [{ ...GRANT, codeVerifier: 'short' }],
  [{ ...GRANT, code: '' }],
])('refuses %j before it asks Google', async (body) => {
  expect((await signIn(body)).status).toBe(400)
  expect(asked).toEqual([])
})
