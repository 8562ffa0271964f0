import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LAN_START_MS } from '#shared/constants/lan.ts'
import type { HostCommand, HostReport } from '#shared/desktop/host-process.ts'
import type { PartyState } from '#shared/desktop/party.ts'
import { STOPS_WITHIN_MS } from './host-link.ts'
import { ANSWERS_WITHIN_MS, createLocalHost } from './local-host.ts'

const WISH = { name: 'Mira’s party', password: null, port: 8790 }
const STARTED: HostReport = { type: 'started', port: 8790, code: 'K7QX2M' }
const STATE: HostReport = {
  type: 'state',
  isOpen: true,
  port: 8790,
  addresses: [{ address: '192.168.1.20', isPreferred: true, interface: 'eth0' }],
  players: 3,
  rooms: 1,
  isLeading: true,
  isFrozen: false,
  standsByFor: null,
}
const FOUND = {
  partyId: '01ABC',
  name: 'Bo’s party',
  origin: 'http://192.168.1.30:8790',
  version: '1.40.0',
  players: 2,
  needsPassword: false,
  code: 'ABC234',
}

/** A host process whose part the test plays. */
class Program {
  readonly heard: HostCommand[] = []
  isKilled = false
  readonly on: { message(sent: unknown): void; exit(): void }
  constructor(on: Program['on']) {
    this.on = on
  }
  say = (report: HostReport | object) => this.on.message(report)
  types = () => this.heard.map(({ type }) => type)
}

function setUp() {
  const programs: Program[] = []
  const told: PartyState[] = []
  const parties = vi.fn()
  const host = createLocalHost({
    fork(on) {
      const program = new Program(on)
      programs.push(program)
      return {
        post: (command) => program.heard.push(command),
        kill() {
          program.isKilled = true
          on.exit()
        },
      }
    },
    setting: () => ({ dataDir: '/data', webRoot: '/web' }),
    tell: (state) => told.push(state),
    tellParties: parties,
  })
  const last = () => programs.at(-1) ?? expect.unreachable('no process was started')
  const run = async () => {
    const running = host.start(WISH)
    last().say(STARTED)
    await running
  }
  return { host, programs, told, parties, last, run }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the start of a party', () => {
  it('[LAN-1] starts the process with all it needs, and runs when it says so', async () => {
    const { host, last, told } = setUp()
    const running = host.start({ ...WISH, password: 'secret' })
    expect(host.current()).toEqual({ kind: 'starting', name: WISH.name, port: 8790 })
    expect(last().heard).toEqual([
      {
        type: 'host',
        name: WISH.name,
        password: 'secret',
        port: 8790,
        dataDir: '/data',
        webRoot: '/web',
      },
    ])
    last().say(STARTED)
    expect(await running).toMatchObject({ kind: 'running', code: 'K7QX2M', port: 8790 })
    expect(told.map(({ kind }) => kind)).toEqual(['starting', 'running'])
  })

  it('[LAN-1] gives up after 20 s, says why, and ends the process', async () => {
    const { host, last } = setUp()
    const running = host.start(WISH)
    await vi.advanceTimersByTimeAsync(LAN_START_MS - 1)
    expect(host.current().kind).toBe('starting')
    await vi.advanceTimersByTimeAsync(1)
    expect(await running).toEqual({ kind: 'ended', end: { reason: 'timeout', port: 8790 } })
    expect(last().types()).toEqual(['host', 'stop'])
    await vi.advanceTimersByTimeAsync(STOPS_WITHIN_MS)
    expect(last().isKilled).toBe(true)
  })

  it('[LAN-5] names the port that is in use', async () => {
    const { host, last } = setUp()
    const running = host.start(WISH)
    last().say({ type: 'failed', reason: 'port_taken', port: 8790 })
    expect(await running).toEqual({ kind: 'ended', end: { reason: 'port_taken', port: 8790 } })
    expect(last().types()).toContain('stop')
  })

  it('tells a process that dies at the start at once', async () => {
    const { host, last } = setUp()
    const running = host.start(WISH)
    last().on.exit()
    expect(await running).toEqual({ kind: 'ended', end: { reason: 'crashed', port: 8790 } })
  })

  it('may be tried again, in a new process', async () => {
    const { host, programs, last } = setUp()
    const first = host.start(WISH)
    last().say({ type: 'failed', reason: 'port_taken', port: 8790 })
    await first
    const second = host.start({ ...WISH, port: 8791 })
    last().on.exit()
    last().say({ ...STARTED, port: 8791 })
    expect(await second).toMatchObject({ kind: 'running', port: 8791 })
    expect(programs).toHaveLength(2)
  })

  it('waits for the end of the party before: its port and its store are free then', async () => {
    const { host, programs, last, run } = setUp()
    await run()
    host.browse(true)
    const stopped = host.stop()
    const again = host.start(WISH)
    await vi.advanceTimersByTimeAsync(STOPS_WITHIN_MS - 1)
    expect(programs).toHaveLength(1)
    last().on.exit()
    await stopped
    expect(programs).toHaveLength(2)
    expect(last().types()).toEqual(['browse', 'host'])
    last().say(STARTED)
    expect(await again).toMatchObject({ kind: 'running' })
  })

  it('comes to nothing when it is stopped while the party before still ends', async () => {
    const { host, programs, last, run } = setUp()
    await run()
    void host.stop()
    const again = host.start(WISH)
    void host.stop()
    last().on.exit()
    expect(await again).toEqual({ kind: 'none' })
    expect(programs).toHaveLength(1)
  })

  it('happens once, however often it is asked for', async () => {
    const { host, programs, last } = setUp()
    const both = [host.start(WISH), host.start({ ...WISH, name: 'Another' })]
    last().say(STARTED)
    for (const answer of await Promise.all(both)) expect(answer).toMatchObject({ name: WISH.name })
    expect(programs).toHaveLength(1)
  })
})

describe('a party that runs', () => {
  it('[LAN-2] is closed until it is opened, and then has addresses', async () => {
    const { host, last, run } = setUp()
    await run()
    expect(host.current()).toMatchObject({ isOpen: false, addresses: [] })
    host.open()
    expect(last().types()).toEqual(['host', 'open_to_lan'])
    expect(host.current()).toMatchObject({ isOpen: false })
    last().say(STATE)
    expect(host.current()).toMatchObject({ isOpen: true, players: 3, addresses: STATE.addresses })
    host.close()
    expect(last().types().at(-1)).toBe('close_to_lan')
  })

  it('goes on, closed, when it cannot be opened, and says why', async () => {
    const { host, last, run } = setUp()
    await run()
    host.open()
    last().say({ type: 'failed', reason: 'port_taken', port: 8790 })
    last().say({ ...STATE, isOpen: false })
    expect(host.current()).toMatchObject({ kind: 'running', isOpen: false, openFailure: 'port_taken' })
    expect(last().types()).not.toContain('stop')
    last().say(STATE)
    expect(host.current()).toMatchObject({ isOpen: true, openFailure: null })
  })

  it('[LAN-1] stops when asked, by force if need be', async () => {
    const { host, last, run } = setUp()
    await run()
    const stopped = host.stop()
    expect(host.current()).toEqual({ kind: 'none' })
    expect(last().types().at(-1)).toBe('stop')
    await vi.advanceTimersByTimeAsync(STOPS_WITHIN_MS)
    await stopped
    expect(last().isKilled).toBe(true)
  })

  it('tells of a crash, but not of the end that was asked for', async () => {
    const { host, last, run } = setUp()
    await run()
    void host.stop()
    last().on.exit()
    expect(host.current()).toEqual({ kind: 'none' })
    await run()
    last().on.exit()
    expect(host.current()).toEqual({ kind: 'ended', end: { reason: 'crashed', port: 8790 } })
  })

  it('[LAN-8] hands on what the check finds; null without an answer or a party', async () => {
    const { host, last, run } = setUp()
    expect(await host.check()).toBeNull()
    await run()
    const found = host.check()
    await vi.advanceTimersByTimeAsync(0)
    last().say({ type: 'checked', findings: [{ code: 'no_peer_seen' }] })
    expect(await found).toEqual([{ code: 'no_peer_seen' }])
    const nothing = host.check()
    await vi.advanceTimersByTimeAsync(ANSWERS_WITHIN_MS)
    expect(await nothing).toBeNull()
  })

  it('hands on who may take over, and that it goes on alone', async () => {
    const { host, last, run } = setUp()
    await run()
    last().say({ ...STATE, hasStandby: true })
    expect(host.current()).toMatchObject({ hasStandby: true, allowsStandbys: true })
    host.allowStandbys(false)
    host.goOnAlone()
    expect(last().heard.slice(-2)).toEqual([
      { type: 'allow_standbys', isAllowed: false },
      { type: 'go_on_alone' },
    ])
    last().say(STATE)
    expect(host.current()).toMatchObject({ hasStandby: false, allowsStandbys: false })
  })

  it('[LAN-9] tells games that wait from those that go on elsewhere', async () => {
    const { host, last, run } = setUp()
    await run()
    last().say({ ...STATE, isLeading: false, isFrozen: true })
    expect(host.current()).toMatchObject({ isFrozen: true, standsByFor: null })
    const elsewhere = 'http://192.168.1.30:8790'
    last().say({ ...STATE, isLeading: false, standsByFor: elsewhere })
    expect(host.current()).toMatchObject({ isFrozen: false, standsByFor: elsewhere })
  })

  it('ignores what is no report', async () => {
    const { host, last, run } = setUp()
    await run()
    const before = host.current()
    for (const sent of [null, 'x', {}, { type: 'state', players: -1 }, { type: 'shell', command: 'rm' }])
      last().on.message(sent)
    expect(host.current()).toBe(before)
  })
})

describe('other parties', () => {
  it('[LAN-7] are looked for without hosting, and the process ends with the search', async () => {
    const { host, last, parties } = setUp()
    host.browse(true)
    host.browse(true)
    expect(last().types()).toEqual(['browse'])
    last().say({ type: 'parties', parties: [FOUND] })
    expect(parties).toHaveBeenCalledExactlyOnceWith([FOUND])
    host.browse(false)
    expect(last().types()).toEqual(['browse', 'stop'])
    last().say({ type: 'parties', parties: [] })
    expect(parties).toHaveBeenCalledTimes(1)
  })

  it('are found by code, whatever the search says meanwhile', async () => {
    const { host, last, parties } = setUp()
    host.browse(true)
    const found = host.find('ABC234')
    last().say({ type: 'parties', parties: [] })
    expect(parties).toHaveBeenCalledExactlyOnceWith([])
    last().say({ type: 'found', code: 'ZZZZZZ', parties: [] })
    last().say({ type: 'found', code: 'ABC234', parties: [FOUND] })
    expect(await found).toEqual(FOUND)
    expect(last().types()).toEqual(['browse', 'find_by_code'])
  })

  it('are found by code without a search: the process ends with the answer', async () => {
    const { host, last } = setUp()
    const nobody = host.find('ZZZZZZ')
    last().say({ type: 'found', code: 'ZZZZZZ', parties: [] })
    expect(await nobody).toBeNull()
    expect(last().types()).toEqual(['find_by_code', 'stop'])
  })

  it('are stood by for once, until no longer or until one hosts oneself', async () => {
    const { host, last, programs } = setUp()
    const place = { origin: 'http://192.168.1.30:8790', token: 'guest' }
    await host.standBy(place)
    await host.standBy({ ...place })
    expect(last().types()).toEqual(['stand_by'])
    const running = host.start(WISH)
    expect(last().types()).toEqual(['stand_by', 'stop'])
    last().on.exit()
    await vi.advanceTimersByTimeAsync(0)
    expect(programs).toHaveLength(2)
    last().say(STARTED)
    await running
    await host.standBy(place)
    expect(last().types()).toEqual(['host'])
  })

  it('are stood by for again when that could not begin', async () => {
    const { host, programs, last } = setUp()
    const place = { origin: 'http://192.168.1.30:8790', token: 'guest' }
    host.browse(true)
    await host.standBy(place)
    last().say({ type: 'failed', reason: 'port_taken', port: 8790 })
    expect(last().types()).toEqual(['browse', 'stand_by', 'stop'])
    await host.standBy({ ...place })
    last().on.exit()
    expect(programs).toHaveLength(2)
    expect(last().types()).toEqual(['browse', 'stand_by'])
  })

  it('are told when the app ends, which waits for it', async () => {
    const { host, programs, last } = setUp()
    expect(host.isEngaged()).toBe(false)
    host.browse(true)
    expect(host.isEngaged()).toBe(false)
    await host.standBy({ origin: 'http://192.168.1.30:8790', token: 'guest' })
    expect(host.isEngaged()).toBe(true)
    const told = vi.fn()
    const ended = host.end().then(told)
    await vi.advanceTimersByTimeAsync(STOPS_WITHIN_MS - 1)
    expect(last().types()).toEqual(['browse', 'stand_by', 'stop'])
    expect([host.isEngaged(), told.mock.calls.length]).toEqual([true, 0])
    last().on.exit()
    await ended
    expect(host.isEngaged()).toBe(false)
    expect(programs).toHaveLength(1)
  })

  it('become this computer’s when it takes over', async () => {
    const { host, last } = setUp()
    await host.standBy({ origin: 'http://192.168.1.30:8790', token: 'guest' })
    last().say({ type: 'took_over', origin: 'http://192.168.1.20:8790', name: 'Bo’s party', code: 'ABC234' })
    last().say(STATE)
    expect(host.current()).toEqual({
      kind: 'running',
      name: 'Bo’s party',
      isInherited: true,
      port: 8790,
      code: 'ABC234',
      isOpen: true,
      openFailure: null,
      isFrozen: false,
      standsByFor: null,
      hasStandby: false,
      allowsStandbys: true,
      addresses: STATE.addresses,
      players: 3,
      rooms: 1,
    })
  })
})
