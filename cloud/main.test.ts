import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { startMailServer } from './integrations/mail/testing/local-mail-server.ts'
import { readOutbox } from './integrations/mail/testing/read-outbox.ts'
import { registerAnn, startCloudProcess } from './testing/cloud-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'riddle-rooms-main-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Not in the project, whose .env would be read. */
const start = (variables: Record<string, string>) => startCloudProcess({ cwd: folder, variables })

/** `npm run admin -- …`, to its end. */
const admin = (words: string[], variables: Record<string, string>) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'admin.ts'), ...words], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...variables },
    encoding: 'utf8',
  })

/** Once is enough: this is about the process, not about the database. Up to eleven start one after another. */
describe('the process', { timeout: 180_000 }, () => {
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

  it('[AUTH-45, ADMIN-7] does not start with a player’s name as the admin’s, says how to promote the player, and does it', async () => {
    const variables = { DATA_DIR: mkdtempSync(join(folder, 'squatted-')) }
    const first = start(variables)
    const registered = await fetch(`http://127.0.0.1:${await first.ready}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        username: 'boss',
        email: 'boss@example.org',
        password: 'Passw0rd',
        confirmPassword: 'Passw0rd',
      }),
    })
    const { token } = (await registered.json()).data
    const inUse = admin(['promote', 'boss'], variables)
    expect([inUse.status, inUse.stderr]).toEqual([1, expect.stringContaining('Stop Riddle Rooms first')])
    first.child.kill('SIGTERM')
    await first.ended

    const asAdmin = { ...variables, ADMIN_USERNAME: 'boss', ADMIN_PASSWORD: 'Operat0r' }
    const refused = start(asAdmin)
    expect(await refused.ended).toBe(1)
    expect(refused.output).toEqual({
      out: '',
      err: expect.stringMatching(
        /^ADMIN_USERNAME is "boss", but a player has .*npm run admin -- promote boss\n$/s,
      ),
    })

    expect(admin(['promote', 'bos'], variables)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^No account is called "bos" in .*riddle-rooms.sqlite\.\n$/),
    })
    for (const wrong of [[], ['promote'], ['crown', 'boss'], ['promote', 'boss', 'ann']])
      expect(admin(wrong, variables)).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Usage:/) })
    expect(admin(['promote', 'Boss'], variables)).toMatchObject({
      status: 0,
      stdout: 'boss <boss@example.org> is an admin now.\n',
    })
    const second = start(asAdmin)
    const answer = await fetch(`http://127.0.0.1:${await second.ready}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'boss', password: 'Operat0r' }),
    })
    expect((await answer.json()).data.user.role).toBe('admin')
    const asBefore = await fetch(`http://127.0.0.1:${await second.ready}/api/admin/users`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(asBefore.status).toBe(401)
    second.child.kill('SIGTERM')
    await second.ended

    expect(admin(['demote', 'boss'], variables)).toMatchObject({
      status: 0,
      stdout: 'boss <boss@example.org> is a player now.\n',
    })
    const third = start(asAdmin)
    expect(await third.ended).toBe(1)
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
    const registered = await registerAnn(await first.ready)
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
    await registerAnn(await first.ready)
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

  it('[OPS-9] sends once, after a restart, a mail that was on its way to a silent mail server', async () => {
    const callers: Socket[] = []
    const silent = createServer((socket) => void callers.push(socket)).listen(0, '127.0.0.1')
    await new Promise((resolve) => silent.once('listening', resolve))
    const DATA_DIR = join(folder, 'silent')
    const { port } = silent.address() as { port: number }
    const first = start({ DATA_DIR, SMTP_URL: `smtp://127.0.0.1:${port}` })
    await registerAnn(await first.ready)
    await vi.waitFor(() => expect(callers).toHaveLength(1), 20_000)
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    silent.close()

    const speaking = await startMailServer()
    const second = start({ DATA_DIR, SMTP_URL: `smtp://127.0.0.1:${speaking.port}` })
    await second.ready
    await vi.waitFor(() => expect(speaking.delivered).toHaveLength(1), { timeout: 30_000, interval: 100 })
    second.child.kill('SIGTERM')
    expect(await second.ended).toBe(0)
    expect(speaking.delivered.map(({ to }) => to)).toEqual([['ann@example.org']])
    await speaking.close()
  })
})
