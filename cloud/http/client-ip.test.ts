import type { IncomingMessage } from 'node:http'
import { BlockList } from 'node:net'
import { describe, expect, it } from 'vitest'
import { clientIp, isLoopback } from './client-ip.ts'

const request = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage

const trusted = new BlockList()
trusted.addSubnet('10.0.0.0', 8, 'ipv4')

describe('client ip', () => {
  it.each([
    ['203.0.113.9', '1.2.3.4', '203.0.113.9'],
    ['::ffff:203.0.113.9', '1.2.3.4', '203.0.113.9'],
    ['10.0.0.1', '1.2.3.4', '1.2.3.4'],
    ['::ffff:10.0.0.1', 'forged, 1.2.3.4, 10.0.0.2', '1.2.3.4'],
    ['10.0.0.1', '9.9.9.9, 1.2.3.4', '1.2.3.4'],
    ['10.0.0.1', undefined, '10.0.0.1'],
    ['10.0.0.1', 'not an address', '10.0.0.1'],
    ['10.0.0.1', '', '10.0.0.1'],
    ['10.0.0.1', '2001:db8::1', '2001:db8::1'],
  ])('of %s with X-Forwarded-For %s is %s', (remote, forwarded, expected) => {
    expect(clientIp(request(remote, forwarded), trusted)).toBe(expected)
  })

  it('knows this computer', () => {
    expect(['127.0.0.1', '127.9.9.9', '::1', '128.0.0.1', '10.0.0.1', ''].map(isLoopback)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
  })
})
