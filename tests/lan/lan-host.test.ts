import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { buildWebIfStale } from '../../build/web-build.ts'
import { createApi, QUIZZES } from '../support/api.ts'
import { enterParty, newDataDir } from '../support/party.ts'
import { freePort } from '../support/product.ts'
import { joinRoomPlay } from '../support/room-play-client.ts'

const ROOT = join(import.meta.dirname, '../..')
const PATIENCE_MS = 60_000

const children: ChildProcess[] = []
const folders: string[] = []
beforeAll(() => buildWebIfStale(), 400_000)
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** As `npm run lan-host` starts it. */
function lanHost(variables: Record<string, string>, ...args: string[]) {
  const dataDir = newDataDir()
  folders.push(dataDir)
  const child = spawn(process.execPath, [join(ROOT, 'build/lan-host.ts'), ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let output = ''
  const waiting = new Set<() => void>()
  const note = (chunk: Buffer) => {
    output += chunk.toString()
    for (const look of waiting) look()
  }
  child.stdout.on('data', note)
  child.stderr.on('data', note)
  return {
    dataDir,
    ended: new Promise<number | null>((resolve) => child.once('exit', resolve)),
    output: () => output,
    stop: () => child.kill('SIGTERM'),
    says: (pattern: RegExp): Promise<RegExpExecArray> =>
      new Promise((resolve, reject) => {
        const impatience = setTimeout(() => reject(new Error(`it said: ${output}`)), PATIENCE_MS)
        const look = () => {
          const match = pattern.exec(output)
          if (!match) return
          clearTimeout(impatience)
          waiting.delete(look)
          resolve(match)
        }
        waiting.add(look)
        look()
      }),
  }
}

it('[LAN-12, LAN-3] hosts a party without Electron: prints where it is, serves the client, and two play', async () => {
  const port = String(await freePort())
  const host = lanHost({ PORT: port, HOST: '127.0.0.1' })
  const [, url = '', code] = await host.says(
    /^Riddle Rooms party at (http:\/\/[\d.]+:\d+), code ([A-HJ-NP-Z2-9]{6})$/m,
  )
  expect(url).toBe(`http://127.0.0.1:${port}`)
  expect(existsSync(join(host.dataDir, 'party.sqlite'))).toBe(true)

  // What a browser needs is all here, and says that it is a party.
  const page = await (await fetch(`${url}/join/${code}`)).text()
  expect(page).toContain('<meta name="riddle-rooms-host" content="lan" />')
  const sources = [...page.matchAll(/(?:src|href)="([^"#]+)"/g)].map(([, source = '']) => source)
  const own = sources.filter((source) => source.startsWith('/') && !source.startsWith('//'))
  expect(own.some((source) => source.endsWith('.js'))).toBe(true)
  for (const source of own) expect([source, (await fetch(url + source)).status]).toEqual([source, 200])
  const [asset = ''] = own.filter((source) => source.startsWith('/assets/'))
  const packed = await fetch(url + asset, { headers: { 'accept-encoding': 'br' } })
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(packed.headers.get('cache-control')).toContain('immutable')

  const api = createApi(url)
  expect(await api.call('GET', '/status')).toMatchObject({ kind: 'lan', maintenance: false })
  const [ada, bob] = [await enterParty(api, 'Ada'), await enterParty(api, 'Bob')]
  const { id: roomId } = await api.createRoom(ada, { rounds: 1 })
  const one = await joinRoomPlay(url, ada, roomId)
  const two = await joinRoomPlay(url, bob, roomId)
  await api.call('POST', '/game/start', ada.token, { roomId })
  const { gameSession } = await two.until('game_started')
  await two.until('round_started')
  await two.say('submit_guess', { gameSessionId: gameSession.id, guess: QUIZZES[0]?.answers[0] })
  await one.say('end_round', { gameSessionId: gameSession.id })
  expect(await one.until('game_finished')).toMatchObject({ winner: { username: 'Bob' }, rewards: null })

  host.stop()
  expect(await host.ended).toBe(0)
})

it('[LAN-5, LAN-12] says which port is taken, and ends', async () => {
  const other = createServer()
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  const host = lanHost({ PORT: String(port), HOST: '127.0.0.1' })
  expect(await host.ended).toBe(1)
  expect(host.output()).toContain(`Port ${port} is in use by another program.`)
  const check = lanHost({ PORT: String(port) }, '--check')
  await check.ended
  expect(check.output()).toMatch(/Port \d+ is in use by another program|This computer is on no network/)
  other.close()
})

it('[LAN-12] says what is wrong with a setting', async () => {
  const host = lanHost({ PORT: 'eighty' })
  expect(await host.ended).toBe(1)
  expect(host.output()).toContain("PORT is 'eighty' but may hold a whole number from 0 to 65535.")
})
