import type { IncomingMessage } from 'node:http'
import fc from 'fast-check'
import proxyAddr from 'proxy-addr'
import { describe, expect, it } from 'vitest'
import { clientIp, isLoopback, networkOf } from './client-ip.ts'

const request = (remoteAddress: string | undefined, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage

const trusted = proxyAddr.compile(['10.0.0.0/8', '2001:db8:ffff::/48'])

describe('client ip', () => {
  it.each([
    ['203.0.113.9', '1.2.3.4', '203.0.113.9'],
    ['::ffff:203.0.113.9', '1.2.3.4', '203.0.113.9'],
    ['10.0.0.1', '1.2.3.4', '1.2.3.4'],
    ['10.0.0.1', '::ffff:1.2.3.4', '1.2.3.4'],
    ['::ffff:10.0.0.1', 'forged, 1.2.3.4, 10.0.0.2', '1.2.3.4'],
    ['2001:db8:ffff::1', '1.2.3.4', '1.2.3.4'],
    ['10.0.0.1', '9.9.9.9, 1.2.3.4', '1.2.3.4'],
    ['10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['10.0.0.1', undefined, '10.0.0.1'],
    ['10.0.0.1', 'not an address', '10.0.0.1'],
    ['10.0.0.1', '1.2.3.4, 2130706433', '10.0.0.1'],
    ['10.0.0.1', '', '10.0.0.1'],
    ['10.0.0.1', '2001:db8::1', '2001:db8::1'],
    [undefined, '1.2.3.4', ''],
  ])('of %s with X-Forwarded-For %s is %s', (remote, forwarded, expected) => {
    expect(clientIp(request(remote, forwarded), trusted)).toBe(expected)
  })

  it('is never what a stranger wrote', () => {
    fc.assert(
      fc.property(fc.string(), (forged) => {
        expect(clientIp(request('203.0.113.9', forged), trusted)).toBe('203.0.113.9')
        expect(clientIp(request('10.0.0.1', `${forged}, 203.0.113.9`), trusted)).toBe('203.0.113.9')
      }),
    )
  })

  it('knows this computer', () => {
    const local = ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1']
    expect(local.filter(isLoopback)).toEqual(local)
    expect(['128.0.0.1', '10.0.0.1', '::2', '', 'localhost'].filter(isLoopback)).toEqual([])
  })
})

describe('the network of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['', ''],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0DB8:0:0:ffff::', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
