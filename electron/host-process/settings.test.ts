import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { readSettings } from './settings.ts'

it('[LAN-12] reads PORT, HOST and DATA_DIR, and is open to the network by itself', () => {
  expect(readSettings({})).toEqual({ port: 8790, host: '0.0.0.0', dataDir: resolve('./data/party') })
  expect(readSettings({ PORT: '9000', HOST: '127.0.0.1', DATA_DIR: '/tmp/here' })).toEqual({
    port: 9000,
    host: '127.0.0.1',
    dataDir: '/tmp/here',
  })
})

it.each(['70000', '-1', 'http', '1e3'])('[LAN-12] refuses PORT=%s by name', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(
    `PORT is '${PORT}' but may hold a whole number from 0 to 65535.`,
  )
})
