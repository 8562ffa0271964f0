import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { createLogger } from './logger.ts'
import { tightenFiles as tightenFilesOf } from './private-files.ts'
import { registerAnn, startCloudProcess } from './testing/cloud-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'riddle-rooms-private-'))
afterAll(() => rmSync(folder, { recursive: true }))

const logger = createLogger({ mode: 'test' })
const tightenFiles = (settings: Parameters<typeof tightenFilesOf>[0]) => tightenFilesOf(settings, logger)
const modeOf = (path: string): number => statSync(path).mode & 0o777

/** Every file and folder at and below a path, with its rights. */
function rightsBelow(path: string): Record<string, string> {
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' })
  return Object.fromEntries(['.', ...names].map((name) => [name, modeOf(join(path, name)).toString(8)]))
}

it('[OPS-13] all files are made for their owner only, and those with wider rights are tightened at the start', async () => {
  const DATA_DIR = join(folder, 'parent', 'data')
  const first = startCloudProcess({ cwd: folder, variables: { DATA_DIR } })
  expect((await registerAnn(await first.ready)).status).toBe(201)
  await vi.waitFor(
    () => expect(readdirSync(join(DATA_DIR, 'outbox'))).toEqual([expect.stringMatching(/\.eml$/)]),
    { timeout: 30_000 },
  )
  const made = rightsBelow(DATA_DIR)
  expect(Object.keys(made)).toEqual(
    expect.arrayContaining([
      'auth-secret',
      'outbox',
      'riddle-rooms.sqlite',
      'riddle-rooms.sqlite-shm',
      'riddle-rooms.sqlite-wal',
      'riddle-rooms.sqlite.lock',
    ]),
  )
  const isPrivate = (rights: Record<string, string>) =>
    expect(Object.entries(rights).filter(([, mode]) => !['600', '700'].includes(mode))).toEqual([])
  isPrivate(made)
  // A kill leaves -wal and -shm behind.
  first.child.kill('SIGKILL')
  await first.ended

  mkdirSync(join(DATA_DIR, 'unsettled'))
  writeFileSync(join(DATA_DIR, 'unsettled', 'game-x.json.part'), '{}')
  for (const name of Object.keys(rightsBelow(DATA_DIR)).reverse())
    chmodSync(join(DATA_DIR, name), statSync(join(DATA_DIR, name)).isDirectory() ? 0o755 : 0o644)
  const second = startCloudProcess({ cwd: folder, variables: { DATA_DIR } })
  await second.ready
  isPrivate(rightsBelow(DATA_DIR))
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
}, 60_000)

it('[OPS-13] a folder that holds other things keeps its rights, and so do they; the files in it are tightened', () => {
  const shared = join(folder, 'shared')
  mkdirSync(shared)
  chmodSync(shared, 0o755)
  for (const name of ['rooms.sqlite', 'rooms.sqlite-wal', 'auth-secret', 'letter.txt']) {
    writeFileSync(join(shared, name), '')
    chmodSync(join(shared, name), 0o644)
  }
  const settings = {
    dataDir: shared,
    database: { kind: 'sqlite', file: join(shared, 'rooms.sqlite') },
  } as const
  tightenFiles(settings)
  expect(rightsBelow(shared)).toEqual({
    '.': '755',
    'auth-secret': '600',
    'letter.txt': '644',
    'rooms.sqlite': '600',
    'rooms.sqlite-wal': '600',
  })
  rmSync(join(shared, 'letter.txt'))
  tightenFiles(settings)
  expect(modeOf(shared)).toBe(0o700)
})

it('[OPS-13] a folder that everybody may write to is left as it is, even when it holds nothing else', () => {
  const open = join(folder, 'open')
  mkdirSync(open)
  chmodSync(open, 0o1777)
  tightenFiles({ dataDir: open, database: { kind: 'sqlite-memory' } })
  expect(statSync(open).mode & 0o7777).toBe(0o1777)
  tightenFiles({ dataDir: join(folder, 'none'), database: { kind: 'sqlite-memory' } })
})

it('[OPS-13] a database behind a link is tightened where it lies', () => {
  const [disk, dataDir] = [join(folder, 'disk'), join(folder, 'linked')]
  for (const made of [disk, dataDir]) mkdirSync(made)
  writeFileSync(join(disk, 'rooms.sqlite'), '')
  writeFileSync(join(disk, 'rooms.sqlite-wal'), '')
  for (const name of ['', 'rooms.sqlite', 'rooms.sqlite-wal']) chmodSync(join(disk, name), 0o755)
  symlinkSync(join(disk, 'rooms.sqlite'), join(dataDir, 'riddle-rooms.sqlite'))
  tightenFiles({ dataDir, database: { kind: 'sqlite', file: join(dataDir, 'riddle-rooms.sqlite') } })
  expect(rightsBelow(disk)).toEqual({ '.': '700', 'rooms.sqlite': '700', 'rooms.sqlite-wal': '700' })
})
