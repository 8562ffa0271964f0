import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { readOutbox } from './integrations/mail/testing/read-outbox.ts'

const folder = mkdtempSync(join(tmpdir(), 'riddle-rooms-main-'))
afterAll(() => rmSync(folder, { recursive: true }))

interface Running {
  readonly child: ChildProcess
  readonly output: { out: string; err: string }
  readonly ended: Promise<number | null>
  /** The port of the line that says where the game is; rejects when the process ends without it. */
  readonly ready: Promise<string>
}

function start(variables: Record<string, string>): Running {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    // Not in the project, whose .env would be read.
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', ...variables },
  })
  const output = { out: '', err: '' }
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (part) => {
      output.out += part
      const port = /:(\d+)\n/.exec(output.out)?.[1]
      if (port !== undefined) resolve(port)
    })
    child.stderr.on('data', (part) => {
      output.err += part
    })
    void ended.then((code) => reject(new Error(`ended with ${code}: ${output.err}`)))
  })
  ready.catch(() => undefined)
  return { child, output, ended, ready }
}

/** Once is enough: this is about the process, not about the database. */
describe('the process', () => {
  it('[OPS-1] prints one line with the URL, serves, and ends cleanly on SIGTERM', async () => {
    const { child, output, ended, ready } = start({})
    const port = await ready
    expect(output.out).toBe(`Riddle Rooms is ready on http://localhost:${port}\n`)
    for (const path of ['/', '/api/status', '/health/ready', '/metrics']) {
      expect([path, (await fetch(`http://127.0.0.1:${port}${path}`)).status]).toEqual([path, 200])
    }
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(output.out).toBe(`Riddle Rooms is ready on http://localhost:${port}\n`)
  })

  it('[OPS-2] says which setting is wrong, and ends with 1', async () => {
    const { output, ended } = start({ RATE_LIMITS: 'maybe' })
    expect(await ended).toBe(1)
    expect(output.err).toBe('The settings are wrong:\n  RATE_LIMITS holds "maybe", but may hold: on or off\n')
    expect(output.out).toBe('')
  })

  it('says that a port is taken, and ends with 1', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as { port: number }
    const { output, ended } = start({ PORT: String(port), DATABASE_URL: 'sqlite::memory:' })
    expect(await ended).toBe(1)
    expect(output.err).toContain(`Port ${port} is taken by another program. Set PORT to a free one.\n`)
    expect(output.out).toBe('')
    other.close()
  })

  it('[OPS-6] says that Redis does not answer, without its password, and ends with 1', async () => {
    const { output, ended } = start({
      REDIS_URL: 'redis://:hunter2@127.0.0.1:1',
      PUBLIC_ADDRESS: '127.0.0.1:3001',
      DATABASE_URL: 'postgres://127.0.0.1:1/none',
    })
    expect(await ended).toBe(1)
    expect(output.err).toBe(
      'Redis does not answer at 127.0.0.1:1 (connect ECONNREFUSED 127.0.0.1:1). Look at REDIS_URL.\n',
    )
    expect(output.err).not.toContain('hunter2')
  })

  it('[OPS-5, OPS-7] keeps accounts and tokens over a restart, and lets no second process in', async () => {
    const variables = { DATA_DIR: join(folder, 'kept') }
    const first = start(variables)
    const body = {
      username: 'ann',
      email: 'ann@example.org',
      password: 'Passw0rd',
      confirmPassword: 'Passw0rd',
    }
    const registered = await fetch(`http://127.0.0.1:${await first.ready}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const { data } = await registered.json()

    const second = start(variables)
    expect(await second.ended).toBe(1)
    expect(second.output.err).toContain('is in use by another process')

    // Not asked: the lock must not outlive a crash.
    first.child.kill('SIGKILL')
    await first.ended
    const third = start(variables)
    const again = await fetch(`http://127.0.0.1:${await third.ready}/api/auth/validate`, {
      headers: { authorization: `Bearer ${data.token}` },
    })
    expect(again.status).toBe(200)
    third.child.kill('SIGINT')
    expect(await third.ended).toBe(0)
  })

  it('[OPS-9] sends after a restart the mails that waited for a mail server when it was stopped', async () => {
    const DATA_DIR = join(folder, 'mails')
    const first = start({ DATA_DIR, SMTP_URL: 'smtp://127.0.0.1:1' })
    await fetch(`http://127.0.0.1:${await first.ready}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        username: 'ann',
        email: 'ann@example.org',
        password: 'Passw0rd',
        confirmPassword: 'Passw0rd',
      }),
    })
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    const second = start({ DATA_DIR })
    await second.ready
    const mails = await vi.waitFor(
      async () => {
        const found = await readOutbox(join(DATA_DIR, 'outbox'))
        expect(found).toHaveLength(1)
        return found
      },
      { timeout: 30_000, interval: 100 },
    )
    expect(mails[0]?.to?.[0]?.address).toBe('ann@example.org')
    second.child.kill('SIGTERM')
    await second.ended
  })
})
