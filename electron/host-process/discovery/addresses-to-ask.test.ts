import { expect, it } from 'vitest'
import { ASKED_AT_MOST, addressesToAsk } from './addresses-to-ask.ts'

const on = (address: string, netmask = '255.255.255.0') => ({
  eth0: [{ address, netmask, family: 'IPv4' as const, internal: false, mac: '', cidr: null }],
})

it('[LAN-7] asks this computer first, then its whole private subnet, the neighbours first', () => {
  const asked = addressesToAsk(on('192.168.1.20'))
  expect(asked.slice(0, 4)).toEqual(['127.0.0.1', '192.168.1.20', '192.168.1.19', '192.168.1.21'])
  expect(asked).toHaveLength(255)
  expect(asked).toContain('192.168.1.254')
  expect(asked).not.toContain('192.168.1.255')
  expect(asked).not.toContain('192.168.1.0')
})

it('[LAN-7] never asks more than 1,024 addresses, and none that is not private', () => {
  const wide = addressesToAsk(on('10.0.200.7', '255.0.0.0'))
  expect(wide.length).toBeLessThanOrEqual(ASKED_AT_MOST)
  expect(wide.slice(1).every((address) => /^10\.0\.(200|201|202|203)\./.test(address))).toBe(true)
  expect(addressesToAsk(on('203.0.113.9'))).toEqual(['127.0.0.1'])
  const both = { ...on('192.168.1.20'), eth1: on('172.16.5.5', '255.255.0.0').eth0 }
  expect(addressesToAsk(both)).toHaveLength(ASKED_AT_MOST)
})
