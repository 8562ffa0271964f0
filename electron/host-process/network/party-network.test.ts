import { once } from 'node:events'
import { createServer } from 'node:net'
import type { NetworkInterfaceInfo } from 'node:os'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLogger } from '../logger.ts'
import type { Interfaces } from './lan-addresses.ts'
import { createPartyNetwork, type PartyNetwork } from './party-network.ts'

/** On Linux all of 127/8 is this computer: addresses to listen on without changing its networks. */
const on = (...addresses: string[]): Interfaces => ({
  eth0: addresses.map(
    (address): NetworkInterfaceInfo => ({
      address,
      family: 'IPv4',
      internal: false,
      netmask: '255.0.0.0',
      mac: '',
      cidr: `${address}/8`,
    }),
  ),
})

let interfaces = on('127.0.0.2')
let changes = 0
let network: PartyNetwork
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  interfaces = on('127.0.0.2')
  changes = 0
  network = createPartyNetwork({
    host: '127.0.0.1',
    port: 0,
    handle: (_request, response) => response.end('hello'),
    upgrade: (_request, socket) => void socket.destroy(),
    interfaces: () => interfaces,
    logger: createLogger('silent'),
    onChange: () => {
      changes++
    },
  })
})
afterEach(async () => {
  await network.stop()
  vi.useRealTimers()
})

const answersAt = (address: string): Promise<boolean> =>
  fetch(`http://${address}:${network.port()}/`).then(
    ({ ok }) => ok,
    () => false,
  )

it('[LAN-2] listens on the network only while it is open, and says where', async () => {
  await network.start()
  expect(network.origins()).toEqual([`http://127.0.0.1:${network.port()}`])
  expect([await answersAt('127.0.0.1'), await answersAt('127.0.0.2')]).toEqual([true, false])
  await network.openToLan()
  expect(network.origins()).toEqual([`http://127.0.0.2:${network.port()}`])
  expect([await answersAt('127.0.0.1'), await answersAt('127.0.0.2')]).toEqual([true, true])
  await network.closeToLan()
  expect([await answersAt('127.0.0.1'), await answersAt('127.0.0.2')]).toEqual([true, false])
  expect(changes).toBe(2)
})

it('[LAN-7] follows this computer to another network, and tells of it', async () => {
  await network.start()
  await network.openToLan()
  changes = 0
  vi.advanceTimersByTime(3_000)
  interfaces = on('127.0.0.3', '127.0.0.4')
  vi.advanceTimersByTime(3_000)
  await vi.waitFor(() => expect(changes).toBe(1), 20_000)
  await vi.waitFor(
    async () =>
      expect(await Promise.all(['127.0.0.2', '127.0.0.3', '127.0.0.4'].map(answersAt))).toEqual([
        false,
        true,
        true,
      ]),
    20_000,
  )
  expect(await answersAt('127.0.0.1')).toBe(true)
})

it('[LAN-7] listens on an address that another program had as soon as it is free, and is open on the others meanwhile', async () => {
  await network.start()
  await network.openToLan()
  const other = createServer().listen(network.port(), '127.0.0.3')
  await once(other, 'listening')
  interfaces = on('127.0.0.3', '127.0.0.4')
  vi.advanceTimersByTime(3_000)
  await vi.waitFor(() => expect(network.origins()).toEqual([`http://127.0.0.4:${network.port()}`]), 20_000)
  other.close()
  await once(other, 'close')
  vi.advanceTimersByTime(3_000)
  await vi.waitFor(() => expect(network.origins()).toHaveLength(2), 20_000)
  expect(await answersAt('127.0.0.3')).toBe(true)
})

it('[LAN-2] opens and looks one after the other', async () => {
  await network.start()
  interfaces = on('127.0.0.2', '127.0.0.3')
  vi.advanceTimersByTime(3_000)
  const opened = network.openToLan()
  vi.advanceTimersByTime(3_000)
  await opened
  expect(network.origins()).toHaveLength(2)
})

it('[LAN-5] is open on no address when another program has the port on one of them', async () => {
  await network.start()
  const other = createPartyNetwork({
    host: '127.0.0.5',
    port: network.port(),
    handle: (_request, response) => response.end('other'),
    upgrade: (_request, socket) => void socket.destroy(),
    interfaces: () => interfaces,
    logger: createLogger('silent'),
    onChange: () => undefined,
  })
  await other.start()
  interfaces = on('127.0.0.2', '127.0.0.5')
  vi.advanceTimersByTime(3_000)
  await expect(network.openToLan()).rejects.toThrow(`Port ${network.port()} is in use by another program.`)
  expect(network.isOpen()).toBe(false)
  expect(await answersAt('127.0.0.2')).toBe(false)
  await other.stop()
})
