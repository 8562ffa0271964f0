import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { expect, it, vi } from 'vitest'
import { routeUpgrades } from './upgrades.ts'

it('hands each websocket to the handler of its path, unless a foreign page opened it', () => {
  const server = new EventEmitter() as Server
  const take = vi.fn()
  routeUpgrades(server, (origin) => origin !== 'evil', [
    { owns: (path) => path === '/socket.io/' },
    { owns: (path) => path.startsWith('/rooms/'), take },
  ])
  const upgrade = (url: string, origin?: string) => {
    const socket = { destroy: vi.fn() }
    server.emit('upgrade', { url, headers: { origin } }, socket, 'head')
    return socket.destroy.mock.calls.length
  }
  expect(upgrade('/rooms/a?token=/socket.io/')).toBe(0)
  expect(take).toHaveBeenCalledOnce()
  expect(upgrade('/socket.io/?EIO=4')).toBe(0)
  expect([upgrade('/rooms/a', 'evil'), upgrade('/socket.io/', 'evil'), upgrade('/x')]).toEqual([1, 1, 1])
  expect(take).toHaveBeenCalledOnce()
})
