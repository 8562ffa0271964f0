import { execFile, fork } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HostCommand, HostReport } from '#shared/desktop/host-process.ts'
import electronPackage from '../../node_modules/electron/package.json' with { type: 'json' }

const ROOT = join(import.meta.dirname, '../..')
const SERVER = 'https://play.example.org'
/** Where Electron's program keeps its fuses: this mark, a version, their number, and a digit for each. */
const FUSES = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
const NUMBER_OF_FUSES = 9

let folder: string
let packed: Buffer
let files: Map<string, Buffer>
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
    { cwd: ROOT, env: { ...process.env, RIDDLE_ROOMS_SERVER: SERVER }, maxBuffer: 64 * 2 ** 20 },
  )
  packed = readFileSync(join(folder, 'out/linux-unpacked/resources/app.asar'))
  files = unpack(packed)
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
  // It belongs to another cloud than the other tests'.
  rmSync(join(ROOT, 'dist/desktop'), { recursive: true, force: true })
})

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

const textOf = (path: string): string =>
  files.get(path)?.toString() ?? expect.unreachable(`${path} is not packed`)

describe('the packed app', () => {
  it('holds main, the party’s program, preload, the client and the licences, and nothing else', () => {
    const folders = /^(dist\/web|dist\/desktop\/host-process\/(bank|lexicon))\/.*/
    const kinds = new Set([...files.keys()].map((path) => path.replace(folders, '$1/…')))
    expect([...kinds].toSorted()).toEqual([
      'dist/desktop/host-process/bank/…',
      'dist/desktop/host-process/index.js',
      'dist/desktop/host-process/lexicon/…',
      'dist/desktop/host-process/licenses.txt',
      'dist/desktop/main/index.js',
      'dist/desktop/main/licenses.txt',
      'dist/desktop/preload/index.cjs',
      'dist/desktop/preload/licenses.txt',
      'dist/desktop/tray.png',
      'dist/desktop/tray@2x.png',
      'dist/web/…',
      'package.json',
    ])
    expect(
      [...files.keys()].filter((path) => /\.(map|ts|tsx|env|sqlite|eml|pem)$|\.test\./.test(path)),
    ).toEqual([])
    const beside = filesIn(UNPACKED()).map((path) => path.replace(/\/lib\/.*/, '/lib/…'))
    expect([...new Set(beside)]).toEqual(
      ['LICENSE', 'lib/…', 'package.json', 'prebuilds/linux-arm64.node', 'prebuilds/linux-x64.node'].map(
        (part) => `node_modules/better-sqlite3/${part}`,
      ),
    )
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
    ])
      expect.soft(licences, name).toContain(`\n${name}`)
  })

  it('hosts a party with what is packed, and with nothing else', async () => {
    const app = join(folder, 'app')
    for (const [path, content] of files) {
      mkdirSync(dirname(join(app, path)), { recursive: true })
      writeFileSync(join(app, path), content)
    }
    cpSync(UNPACKED(), app, { recursive: true })
    const host = fork(join(app, 'dist/desktop/host-process/index.js'), { execArgv: [] })
    const ended = new Promise((resolve) => host.once('exit', resolve))
    const report = await new Promise<HostReport>((resolve, reject) => {
      host.once('message', (message) => resolve(message as HostReport))
      host.once('exit', () => reject(new Error('the party’s program ended')))
      const command: HostCommand = {
        type: 'host',
        name: 'Packed',
        port: 0,
        dataDir: join(folder, 'party'),
        webRoot: join(app, 'dist/web'),
      }
      host.send(command)
    })
    if (report.type !== 'started') expect.unreachable(JSON.stringify(report))
    const origin = `http://127.0.0.1:${report.port}`
    expect(await (await fetch(`${origin}/api/party`)).json()).toMatchObject({
      data: { party: { name: 'Packed', code: report.code } },
    })
    expect(await (await fetch(origin)).text()).toContain('<div id="root"')
    const stop: HostCommand = { type: 'stop' }
    host.send(stop)
    expect(await ended).toBe(0)
  })

  it('closes the fuses of Electron that open side doors', () => {
    const binary = readFileSync(join(folder, 'out/linux-unpacked/riddle-rooms'))
    const at = binary.indexOf(FUSES) + FUSES.length + 2
    // Run as Node, encrypted cookies, NODE_OPTIONS, --inspect, integrity, asar only, snapshot, file:// privileges.
    expect(binary.subarray(at, at + 8).toString()).toBe('01001100')
  })
})
