import { expect, it } from 'vitest'
import { serverAddress } from './server-address.ts'

it('is the origin that the app was built with, or the cloud of this computer', () => {
  expect(serverAddress('https://play.example.org/')).toBe('https://play.example.org')
  expect(serverAddress(undefined)).toBe('http://localhost:3000')
})

it.each(['play.example.org', 'ftp://play.example.org', 'https://play.example.org/game', ''])(
  'refuses %j, and says what it may be',
  (setting) => {
    expect(() => serverAddress(setting)).toThrow('may hold an origin, such as https://play.example.org')
  },
)
