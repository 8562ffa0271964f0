import { expect, it } from 'vitest'
import { isLanHostname, isLanOrigin } from './lan-address.ts'

it.each([
  '127.0.0.1',
  '10.0.0.7',
  '192.168.1.20',
  '172.16.0.1',
  '172.31.255.254',
  '169.254.10.1',
  '100.64.0.1',
  '[::1]',
  '[fe80::1]',
  '[fd12:3456::1]',
  'localhost',
  'gaming-pc',
  'Gaming-PC.local',
])('knows %s as an address of the own network', (hostname) => expect(isLanHostname(hostname)).toBe(true))

it.each([
  '8.8.8.8',
  '172.32.0.1',
  '192.169.1.1',
  '100.128.0.1',
  '11.0.0.1',
  'example.org',
  '192.168.1.20.evil.example',
  'evil.local.example',
  '[2001:db8::1]',
  '',
])('knows %s as one of the internet', (hostname) => expect(isLanHostname(hostname)).toBe(false))

it('takes origins of LAN hosts, and nothing more or else', () => {
  expect(['http://192.168.1.20:8790', 'http://localhost:8790', 'http://10.0.0.2'].every(isLanOrigin)).toBe(
    true,
  )
  const others = [
    'https://192.168.1.20:8790',
    'http://192.168.1.20:8790/',
    'http://192.168.1.20:8790/join/ABC234',
    'http://user:pw@192.168.1.20:8790',
    'http://example.org:8790',
    'ws://192.168.1.20:8790',
    'app://riddle-rooms',
    '192.168.1.20:8790',
    '',
  ]
  expect(others.filter(isLanOrigin)).toEqual([])
})
