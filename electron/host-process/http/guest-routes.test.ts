import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { digestOf, responseGuard } from '#host-engine/index.ts'
import { createUserAllowances } from '#host-engine/rooms/user-allowances.ts'
import { createPartyGames } from '../evening/kept-games.ts'
import { createGuests } from '../guests/guests.ts'
import { createGuestsStore } from '../guests/guests-store.ts'
import { createLogger } from '../logger.ts'
import { openStore, type Store } from '../store/open-store.ts'
import { createCalls } from './calls.ts'
import { guestRoutes } from './guest-routes.ts'
import { createLimits, LIMITS, type Limits } from './limits.ts'
import { createHostCheck } from './own-hosts.ts'
import { partyApp } from './party-app.ts'
import type { PartyEnv } from './party-env.ts'

/** Address of another computer. Loopback needs no password. */
const VISITOR = '192.168.1.40'
const now = () => 1_800_000_000_000

let folder: string
let store: Store
let limits: Limits
let server: Server
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'riddle-rooms-guests-'))
  store = openStore(folder)
  limits = createLimits()
  const logger = createLogger('silent')
  const guests = createGuests({
    store: createGuestsStore(store),
    passwordDigest: () => digestOf('pear'),
    onLoginEnded: () => undefined,
    now,
  })
  const calls = createCalls({
    guests,
    limits,
    guard: responseGuard(logger, true),
    allowances: createUserAllowances(),
    now,
  })
  const app = partyApp({
    logger,
    limits,
    hostCheck: createHostCheck({ names: () => ['127.0.0.1'], port, partyOrigins: () => [], now }),
    api: [['/auth', guestRoutes(calls, { guests, games: createPartyGames(store), limits })]],
    matchmake: new Hono<PartyEnv>(),
    webRoot: folder,
    isLeading: () => true,
    onVisit: () => undefined,
  })
  server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }))
  server.on('connection', (socket) => Object.defineProperty(socket, 'remoteAddress', { value: VISITOR }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
  store.close()
  rmSync(folder, { recursive: true, force: true })
})

const port = () => (server.address() as AddressInfo).port
async function enter(password: string) {
  const response = await fetch(`http://127.0.0.1:${port()}/api/auth/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ nickname: 'Bob', language: 'english', password }),
  })
  const { code } = await response.json()
  return { status: response.status, code }
}
const newcomersLeft = async (): Promise<number> => {
  let left = 0
  while ((await limits.count(LIMITS.newGuest, VISITOR)) === 0) left++
  return left
}

it('counts a wrong password against the limit of passwords, and not against the limit of new guests', async () => {
  for (let guesses = 0; guesses < LIMITS.password.points; guesses++)
    expect(await enter('apple')).toEqual({ status: 403, code: 'INCORRECT_PASSWORD' })
  expect(await enter('pear')).toEqual({ status: 429, code: 'RATE_LIMITED' })
  expect(await newcomersLeft()).toBe(LIMITS.newGuest.points)
})

it('counts a guest who knows the password against the limit of new guests', async () => {
  expect((await enter('pear')).status).toBe(200)
  expect(await newcomersLeft()).toBe(LIMITS.newGuest.points - 1)
})
