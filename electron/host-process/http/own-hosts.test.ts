import { expect, it } from 'vitest'
import { createHostCheck } from './own-hosts.ts'

const check = createHostCheck({
  names: () => ['localhost', '127.0.0.1', '::1', '192.168.1.20', 'fd00::2', 'Kitchen.local'],
  port: () => 8790,
  partyOrigins: () => ['http://192.168.1.30:8790'],
  now: () => 0,
})

it.each(['localhost:8790', '127.0.0.1:8790', '[::1]:8790', '192.168.1.20:8790', 'KITCHEN.local:8790'])(
  '[LAN-11] answers to %s',
  (host) => {
    expect(check.isOwnHost(host)).toBe(true)
    expect(check.isAllowedOrigin(`http://${host}`)).toBe(true)
  },
)

it.each([
  'evil.test',
  'evil.test:8790',
  '192.168.1.20',
  '192.168.1.20:80',
  '192.168.1.99:8790',
  '',
  undefined,
])('[LAN-11] does not answer to %s', (host) => {
  expect(check.isOwnHost(host)).toBe(false)
  if (host) expect(check.isAllowedOrigin(`http://${host}`)).toBe(false)
})

it('[LAN-11] answers the desktop app, the party’s other computers and what has no Origin, and no other page', () => {
  for (const origin of [undefined, '', 'app://riddle-rooms', 'http://192.168.1.30:8790'])
    expect(check.isAllowedOrigin(origin)).toBe(true)
  for (const origin of ['null', 'https://192.168.1.20:8790', 'http://192.168.1.20:8790.evil.test', 'file://'])
    expect(check.isAllowedOrigin(origin)).toBe(false)
})
