import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createLogger } from './logger.ts'
import { type CloudProcess, startCloudProcess } from './testing/cloud-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'riddle-rooms-logger-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A stream that keeps what it gets to itself until it is read. */
function slowStream() {
  const waiting: { chunk: Buffer; done: () => void }[] = []
  const lines: Record<string, unknown>[] = []
  const stream = new Writable({ write: (chunk, _encoding, done) => void waiting.push({ chunk, done }) })
  return {
    stream,
    lines,
    /** Reads all that was written. */
    async read() {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        for (const line of next.chunk.toString().split('\n').filter(Boolean)) lines.push(JSON.parse(line))
        next.done()
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
  }
}

describe('a log that nobody reads', () => {
  it('drops lines, counts them, and says so where they are missing', async () => {
    const { stream, lines, read } = slowStream()
    const logger = createLogger({ mode: 'production' }, stream)
    const text = 'x'.repeat(10_000)
    for (let n = 0; n < 1_000; n++) logger.info({ n, text }, 'a line')
    expect(stream.writableLength).toBeLessThan(1.1 * 1024 * 1024)
    await read()
    for (let n = 1_000; n < 1_010; n++) logger.info({ n, text }, 'a line')
    await read()
    const numbers = lines.flatMap(({ n }) => (typeof n === 'number' ? [n] : []))
    const kept = numbers.indexOf(1_000)
    expect(numbers).toEqual([...Array(kept).keys(), ...Array.from({ length: 10 }, (_, at) => 1_000 + at)])
    expect(lines[kept]).toMatchObject({ level: 40, dropped: 1_000 - kept })
    expect(lines).toHaveLength(kept + 11)
  })

  it('can be waited for', async () => {
    const { stream, lines, read } = slowStream()
    const logger = createLogger({ mode: 'production' }, stream)
    logger.info('the last line')
    const flushed = vi.fn()
    logger.flush(flushed)
    await new Promise((resolve) => setImmediate(resolve))
    expect(flushed).not.toHaveBeenCalled()
    await read()
    await vi.waitFor(() => expect(flushed).toHaveBeenCalled(), 20_000)
    expect(lines).toEqual([expect.objectContaining({ msg: 'the last line' })])
  })
})

describe('an error in the log', () => {
  it('[OPS-13] bears its message and code, not what a library hung on it', async () => {
    const { stream, lines, read } = slowStream()
    const logger = createLogger({ mode: 'production' }, stream)
    const command = { name: 'set', args: ['login', 's3cret'] }
    const cause = Object.assign(new Error('aborted'), { command })
    const error = Object.assign(new Error('no answer', { cause }), { code: 'ECONNRESET', command, cause })
    logger.error({ err: error }, 'failed')
    logger.error({ err: new AggregateError([error], 'all failed') }, 'failed')
    logger.error({ err: 'a text' }, 'failed')
    await read()
    expect(lines[0]).toMatchObject({
      err: { type: 'Error', message: 'no answer: aborted', code: 'ECONNRESET', stack: expect.any(String) },
    })
    expect(lines[1]).toMatchObject({ err: { aggregateErrors: [{ code: 'ECONNRESET' }] } })
    expect(lines[2]).toMatchObject({ err: 'a text' })
    expect(JSON.stringify(lines)).not.toContain('s3cret')
  })
})

/** A pipe as a shell makes it; those of `spawn` are sockets. Open for reading, too, but nobody reads it. */
function makePipe(name: string): { fd: number; close: () => void } {
  const path = join(folder, name)
  execFileSync('mkfifo', [path])
  const fd = openSync(path, 'r+')
  return { fd, close: () => closeSync(fd) }
}

const variables = {
  // Requests are what fills the log here.
  RATE_LIMITS: 'off',
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  AUTH_SECRET: 'x'.repeat(32),
  ALLOW_SANDBOX_PAYMENTS: 'true',
  DATABASE_URL: 'sqlite::memory:',
  DATA_DIR: join(folder, 'data'),
}

/** Requests on one connection, answered one after the other: each makes a line of the log. */
async function request(port: string, times: number): Promise<void> {
  const path = `/api/${'long-path-'.repeat(80)}`
  await new Promise<void>((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1')
    // Counted in the whole text, because a status line may arrive in two chunks.
    let received = ''
    const answers = () => received.split('HTTP/1.1 404').length - 1
    const fail = () => reject(new Error(`no answer after ${answers()}`))
    socket.setTimeout(10_000, fail)
    socket.on('error', reject)
    socket.on('close', fail)
    socket.on('data', (part) => {
      received += part.toString()
      if (answers() < times) return
      socket.destroy()
      resolve()
    })
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(times))
  })
}

const kill = ({ child, ended }: CloudProcess): Promise<number | null> => {
  child.kill('SIGTERM')
  return ended
}

describe('the process', () => {
  it.runIf(process.platform === 'linux')(
    '[OPS-13] goes on answering when its log is a full pipe, and ends on SIGTERM',
    async () => {
      const pipe = makePipe('full')
      const cloud = startCloudProcess({ cwd: folder, variables, stderr: pipe.fd })
      const port = await cloud.ready
      // 2.5 MB of log.
      for (let round = 0; round < 5; round++) await request(port, 500)
      expect((await fetch(`http://127.0.0.1:${port}/api/status`)).status).toBe(200)
      expect(await kill(cloud)).toBe(0)
      pipe.close()
    },
  )

  it.each(process.platform === 'linux' ? ['read', 'full'] : ['read'])(
    'says why it crashed, and ends, when its log is %s',
    async (state) => {
      const pipe = state === 'full' ? makePipe('crash') : null
      const crash = `process.on('SIGUSR2', () => { throw new Error('out of the blue') })`
      const cloud = startCloudProcess({
        cwd: folder,
        variables: {
          ...variables,
          NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(crash)}`,
        },
        ...(pipe && { stderr: pipe.fd }),
      })
      const port = await cloud.ready
      if (pipe) await request(port, 500)
      cloud.child.kill('SIGUSR2')
      expect(await cloud.ended).toBe(1)
      if (!pipe) expect(cloud.output.err).toMatch(/"level":60.*out of the blue/)
      pipe?.close()
    },
  )

  it('goes on when the reader of its log is gone', async () => {
    const cloud = startCloudProcess({ cwd: folder, variables })
    const port = await cloud.ready
    cloud.child.stderr?.destroy()
    await request(port, 20)
    expect((await fetch(`http://127.0.0.1:${port}/api/status`)).status).toBe(200)
    expect(await kill(cloud)).toBe(0)
  })

  it('has written its last lines when it ends', async () => {
    const cloud = startCloudProcess({ cwd: folder, variables })
    await request(await cloud.ready, 500)
    expect(await kill(cloud)).toBe(0)
    const lines = cloud.output.err.split('\n').filter((line) => line.includes('"request"'))
    expect(lines).toHaveLength(500)
    expect(cloud.output.err).toContain('"msg":"stopping"')
    const file = join(folder, 'log')
    writeFileSync(file, '')
    const fd = openSync(file, 'a')
    const logged = startCloudProcess({ cwd: folder, variables, stderr: fd })
    await request(await logged.ready, 5)
    await kill(logged)
    closeSync(fd)
    expect(readFileSync(file, 'utf8')).toContain('"msg":"stopping"')
  })
})
