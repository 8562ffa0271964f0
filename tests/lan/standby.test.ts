import { rmSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { HostCommand } from '#shared/desktop/host-process.ts'
import type { StandbyBody } from '#shared/schemas/handover.ts'
import { newPartyKey, openExchange, seal } from '../../electron/host-process/handover/seal.ts'
import { forkHost, type HostFork } from '../support/host-fork.ts'
import { startHostProgram } from '../support/host-program.ts'
import { newDataDir, type PartyGuest, startParty, type TestParty } from '../support/party.ts'
import { freePort } from '../support/product.ts'
import { askParty } from '../support/two-hosts.ts'

const PATIENCE = { timeout: 15_000, interval: 50 }

let party: TestParty
let ada: PartyGuest
let standby: HostFork
/** Where the standby listens. */
let beside: string
const standbyDir = newDataDir()

const standBy = (token: string): HostCommand => ({
  type: 'stand_by',
  origin: party.url,
  token,
  port: 0,
  dataDir: standbyDir,
  webRoot: join(import.meta.dirname, '../../dist/web'),
})
const hasStandby = (isSo: boolean) =>
  vi.waitFor(() => expect(party.party.state().hasStandby).toBe(isSo), PATIENCE)

beforeAll(async () => {
  party = await startParty({ password: 'swordfish' })
  ada = await party.enter('Ada')
  standby = forkHost()
  standby.tell(standBy(ada.token))
  expect(await standby.until('state', ({ standsByFor }) => standsByFor !== null)).toMatchObject({
    isLeading: false,
    isFrozen: false,
    standsByFor: party.url,
  })
  const { port } = await standby.until('started')
  beside = `http://127.0.0.1:${port}`
  await hasStandby(true)
  await vi.waitFor(async () => {
    expect((await askParty(beside))?.partyId).toBe(party.party.publicParty().partyId)
  }, PATIENCE)
})
afterAll(async () => {
  await standby.end()
  await party.stop()
  rmSync(standbyDir, { recursive: true, force: true })
})

interface Question {
  readonly token?: string
  readonly origin?: string
  readonly at?: string
}

function ask(path: string, body: object | null, { token, origin, at = party.url }: Question = {}) {
  return fetch(`${at}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(origin !== undefined && { origin }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}
const offer = (changes: Partial<StandbyBody> = {}): StandbyBody => ({
  standbyId: 'stranger',
  origins: ['http://192.168.1.99:8790'],
  led: { partyId: '', epoch: 0 },
  publicKey: openExchange().publicKey,
  ...changes,
})

describe('a party with a standby', () => {
  it('[LAN-9] lets nobody else stand by, and nobody at all who may not', async () => {
    for (const body of [offer(), offer({ password: 'trout' }), offer({ proof: 'AAAA' })])
      expect((await ask('/api/party/standby', body)).status).toBe(403)
    expect((await ask('/api/party/standby', offer(), { token: 'nobody' })).status).toBe(403)
    expect((await ask('/api/party/standby', offer({ password: 'swordfish' }))).status).toBe(409)
    expect((await ask('/api/party/standby', offer(), { token: ada.token })).status).toBe(409)
    expect(party.party.publicParty().origins).not.toContain('http://192.168.1.99:8790')
  })

  it('[LAN-9] gives its snapshot to nobody who does not have its key', async () => {
    const { partyId, epoch } = party.party.publicParty()
    const poll = { epoch, sequence: 0, gamesUntil: 0, isLeaving: true }
    const forged = { standbyId: 'stranger', sealed: seal(newPartyKey(), ['poll', partyId, 'stranger'], poll) }
    expect((await ask('/api/party/snapshot', forged)).status).toBe(409)
    expect((await ask('/api/party/snapshot', {})).status).toBe(400)
    expect(party.party.state().hasStandby).toBe(true)
  })

  it('[LAN-9] tells a player who asks where the party is led', async () => {
    const asked = { epoch: 1 }
    expect((await ask('/api/party/follow', asked)).status).toBe(401)
    expect((await ask('/api/party/follow', asked, { token: 'nobody' })).status).toBe(401)
    expect((await ask('/api/party/follow', {}, { token: ada.token })).status).toBe(400)
    for (const [at, isLeading] of [
      [party.url, true],
      [beside, false],
    ] as const)
      expect(await (await ask('/api/party/follow', asked, { token: ada.token, at })).json()).toMatchObject({
        data: { isLeading, epoch: 1 },
      })
  })

  it('[LAN-11] answers pages of its other computers, and of no others', async () => {
    for (const [at, origin] of [
      [party.url, beside],
      [beside, party.url],
      // A page may have been opened by the former host's name.
      [beside, party.url.replace('127.0.0.1', `${hostname().toLowerCase()}.local`)],
    ] as const) {
      const allowed = await ask('/api/party', null, { at, origin })
      expect(allowed.status).toBe(200)
      expect(allowed.headers.get('access-control-allow-origin')).toBe(origin)
      const refused = await ask('/api/party', null, { at, origin: 'http://192.168.1.99:8790' })
      expect(refused.status).toBe(403)
    }
  })

  it('[LAN-9] is not played at the standby', async () => {
    for (const path of ['/api/auth/guest', '/api/rooms', '/matchmake/joinById/room1', '/api/game/start'])
      expect((await ask(path, {}, { token: ada.token, at: beside })).status).toBe(503)
    expect(await askParty(beside)).toMatchObject({ isLeading: false, epoch: 1, needsPassword: true })
  })

  it('can do without one when its host wants none', async () => {
    party.party.allowStandbys(false)
    await hasStandby(false)
    expect((await ask('/api/party/standby', offer(), { token: ada.token })).status).toBe(403)
    party.party.allowStandbys(true)
    await hasStandby(true)
  })

  it('[LAN-9] goes on at the standby at once when it is stopped, with its guests and its password', async () => {
    await vi.waitFor(async () => {
      expect((await ask('/api/party/follow', { epoch: 1 }, { token: ada.token, at: beside })).status).toBe(
        200,
      )
    }, PATIENCE)
    const { partyId, code } = party.party.publicParty()
    await party.party.stop()
    expect(await standby.until('took_over')).toEqual({
      type: 'took_over',
      origin: expect.any(String),
      name: 'Kitchen table',
      code,
    })
    expect(await askParty(beside)).toMatchObject({
      partyId,
      code,
      epoch: 2,
      isLeading: true,
      needsPassword: true,
    })
    const valid = await ask('/api/auth/validate', null, { token: ada.token, at: beside })
    expect(await valid.json()).toMatchObject({ data: { valid: true, user: { username: 'Ada' } } })
  })
})

describe('a host that comes back and finds nobody', () => {
  it('waits for the one who may have taken over, until a person decides to go on', {
    timeout: 60_000,
  }, async () => {
    const [first, second] = [await freePort(), await freePort()]
    const [dataDir, otherDir] = [newDataDir(), newDataDir()]
    const host = await startHostProgram({ port: first, dataDir })
    const other = await startHostProgram({ port: second, dataDir: otherDir, standBy: host.origin })
    await vi.waitFor(async () => {
      expect((await askParty(other.origin))?.partyId).toBe((await askParty(host.origin))?.partyId)
    }, PATIENCE)
    await host.kill('SIGKILL')
    await other.kill('SIGKILL')
    const back = await startHostProgram({ port: first, dataDir })
    expect(back.output()).toContain('Another computer may have taken the party over')
    expect(await askParty(host.origin)).toMatchObject({ isLeading: false, epoch: 1 })
    await back.kill('SIGTERM')
    const alone = await startHostProgram({ port: first, dataDir, flags: ['--alone'] })
    expect(await askParty(host.origin)).toMatchObject({ isLeading: true, epoch: 1 })
    await alone.kill('SIGTERM')
    for (const dir of [dataDir, otherDir]) rmSync(dir, { recursive: true, force: true })
  })
})
