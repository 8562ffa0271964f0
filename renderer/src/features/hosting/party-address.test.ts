import { expect, it } from 'vitest'
import { partyAddressIn } from '#renderer/features/hosting/party-address.ts'

it.each([
  ['192.168.1.20:8790', 'http://192.168.1.20:8790', '/'],
  ['  192.168.1.20 ', 'http://192.168.1.20:8790', '/'],
  ['http://192.168.1.20:8791/', 'http://192.168.1.20:8791', '/'],
  ['HTTP://Gaming-PC.local', 'http://gaming-pc.local:8790', '/'],
  ['gaming-pc:9000', 'http://gaming-pc:9000', '/'],
  ['[fe80::1]:8790', 'http://[fe80::1]:8790', '/'],
  ['http://10.0.0.2:8790/join/k7qx2m', 'http://10.0.0.2:8790', '/join/K7QX2M'],
  ['http://10.0.0.2:8790/lobby?join=K7QX2M', 'http://10.0.0.2:8790', '/join/K7QX2M'],
  ['http://10.0.0.2:80', 'http://10.0.0.2', '/'],
])('finds the party in “%s”', (typed, origin, path) =>
  expect(partyAddressIn(typed)).toEqual({ origin, path }),
)

it.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['https://192.168.1.20:8790', 'secure'],
  ['ftp://192.168.1.20', 'invalid'],
  ['192.168.1.20:99999', 'invalid'],
  ['192.168.1', 'invalid'],
  ['192.168.1.300', 'invalid'],
  ['two words', 'invalid'],
  ['user@192.168.1.20', 'invalid'],
  ['8.8.8.8', 'outside'],
  ['example.org', 'outside'],
] as const)('says what is wrong with “%s”: %s', (typed, fault) =>
  expect(partyAddressIn(typed)).toEqual({ fault }),
)
