import { expect, it } from 'vitest'
import { isForPage } from './limit-requests.ts'

const SERVER = 'http://cloud.example:3000'

it('lets a page reach the own network and its cloud', () => {
  for (const address of [
    'http://192.168.1.20:8790/api/party',
    'ws://10.0.0.7:8790/room',
    'http://localhost:8790/',
    `${SERVER}/api/version`,
    'ws://cloud.example:3000/socket.io',
  ])
    expect.soft(isForPage(address, SERVER), address).toBe(true)
})

it('lets it reach nothing else without TLS', () => {
  for (const address of [
    'http://evil.example/?token=x',
    'ws://8.8.8.8/',
    'http://cloud.example/',
    'http://cloud.example.evil:3000/',
    'http://192.168.1.20.evil.example/',
    'nonsense',
  ])
    expect.soft(isForPage(address, SERVER), address).toBe(false)
})
