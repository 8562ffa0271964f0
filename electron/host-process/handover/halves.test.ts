import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SnapshotBody, StandbyBody } from '#shared/schemas/handover.ts'
import { createLeaderHalf, type LeaderHalf } from './leader-half.ts'
import { aloneLeader } from './leader-rules.ts'
import { newPartyKey, openExchange } from './seal.ts'
import { createStandbyHalf, type StandbyHalf } from './standby-half.ts'

const PARTY = { partyId: 'party', name: 'Kitchen table', code: 'ABC234', passwordDigest: null }
const LEADER = 'http://192.168.1.20:8790'
const at = (steady: number) => ({ steady, wall: steady })

let time = 0
let leader: LeaderHalf
let standby: StandbyHalf
const keepHolder = vi.fn()

/** What goes from one to the other by HTTP otherwise. */
async function answer(url: string, body: string): Promise<object> {
  const asked: unknown = JSON.parse(body)
  if (url.endsWith('/party/standby')) return leader.admit(asked as StandbyBody, '192.168.1.30')
  return { sealed: await leader.poll(asked as SnapshotBody) }
}

beforeEach(() => {
  time = 0
  keepHolder.mockClear()
  leader = createLeaderHalf(
    {
      handover: { keepHolder },
      partyKey: newPartyKey(),
      connections: { players: () => new Map(), electorate: () => ['bob'] },
      party: () => ({ partyId: 'party', epoch: 1 }),
      origins: () => [LEADER],
      copy: () => ({ party: PARTY, guests: [], voices: [], games: [], rooms: [] }),
      // Always something new.
      marks: () => [{}],
      onChange: () => undefined,
      now: () => at(time),
    },
    aloneLeader,
  )
  standby = createStandbyHalf({
    ownId: 'second',
    ownOrigins: () => ['http://192.168.1.30:8790'],
    places: () => [LEADER],
    knownKey: newPartyKey(),
    entrance: null,
    led: () => ({ partyId: 'other', epoch: 1 }),
    onSnapshot: () => undefined,
    now: () => at(time),
  })
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) =>
    Response.json({ data: await answer(url, body) }),
  )
})
afterEach(() => void vi.unstubAllGlobals())

const offer = (standbyId: string): StandbyBody => ({
  standbyId,
  origins: ['http://192.168.1.40:8790'],
  led: { partyId: '', epoch: 0 },
  publicKey: openExchange().publicKey,
})

it('[LAN-9] a standby keeps its copy of the party until that is on its disk', async () => {
  await standby.ask()
  await standby.ask()
  const going = leader.goAway()
  await standby.ask()
  await going
  expect(standby.step()).toBe('take_over')
  const full = () => {
    throw new Error('database or disk is full')
  }
  expect(() => standby.inherit(full)).toThrow('full')
  expect(standby.step()).toBe('take_over')
  const written = vi.fn()
  expect(standby.inherit(written)).toMatchObject({ epoch: 2, copy: { party: PARTY } })
  expect(written).toHaveBeenCalledOnce()
  expect(standby.snapshot()).toBeNull()
  expect(standby.inherit(written)).toBeNull()
})

it('[LAN-10] a standby that was let in counts as one once something is sent to it', async () => {
  await standby.ask()
  expect(leader.holder()).toBeNull()
  expect(keepHolder).not.toHaveBeenCalled()
  await standby.ask()
  expect(leader.holder()?.standbyId).toBe('second')
  expect(keepHolder).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ standbyId: 'second' }))
})

it('a standby that was let in and never comes gives its place to another', () => {
  leader.admit(offer('asleep'), '192.168.1.40')
  leader.step()
  expect(() => leader.admit(offer('other'), '192.168.1.41')).toThrow('Conflict')
  time = 6_000
  expect(leader.step()).toBe('release')
  leader.admit(offer('other'), '192.168.1.41')
})

it('a standby that was let in and never comes is gone when none is wanted', () => {
  leader.admit(offer('asleep'), '192.168.1.40')
  leader.allowStandbys(false)
  leader.allowStandbys(true)
  leader.admit(offer('other'), '192.168.1.41')
})

it('a standby comes back by its own address, or by proof, and nobody else by its name', async () => {
  await standby.ask()
  await standby.ask()
  expect(() => leader.admit(offer('second'), '192.168.1.66')).toThrow('Conflict')
  leader.admit(offer('second'), '192.168.1.30')
})
