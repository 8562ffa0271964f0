import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type LocalMailServer, startMailServer } from '#cloud/integrations/mail/testing/local-mail-server.ts'
import { linkIn, parseMail } from '#cloud/integrations/mail/testing/read-outbox.ts'
import { startTestCloud, type TestCloud } from '#cloud/testing/test-cloud.ts'

let server: LocalMailServer
let cloud: TestCloud
beforeAll(async () => {
  server = await startMailServer()
  cloud = await startTestCloud({
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    MAIL_FROM: 'Rooms <rooms@riddles.example>',
  })
})
afterAll(async () => {
  await cloud.stop()
  await server.close()
})

describe('with SMTP_URL', () => {
  it('[OPS-9] mails go to the mail server, from MAIL_FROM, and into no folder', async () => {
    const { user } = await cloud.register()
    await vi.waitFor(() => expect(server.delivered).toHaveLength(1), 5_000)
    const [{ from, to, raw } = { from: '', to: [], raw: '' }] = server.delivered
    expect([from, to]).toEqual(['rooms@riddles.example', [user.email]])
    const token = linkIn(await parseMail(raw)).searchParams.get('token')
    expect((await cloud.call('POST', '/api/auth/verify-email', { body: { token } })).status).toBe(200)
    expect(await cloud.mailsTo(user.email)).toEqual([])
  })

  it('registration succeeds while the mail server is down', async () => {
    await server.close()
    const { token } = await cloud.register()
    expect((await cloud.call('POST', '/api/auth/request-email-verification', { token })).status).toBe(200)
    server = await startMailServer()
  })

  it('registration does not wait for a silent mail server', async () => {
    const knocks: Socket[] = []
    const silent = createServer((socket) => knocks.push(socket))
    silent.listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const other = await startTestCloud({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Rooms <rooms@riddles.example>',
    })
    const { token } = await other.register()
    expect((await other.call('POST', '/api/auth/request-email-verification', { token })).status).toBe(200)
    await expect.poll(() => knocks.length).toBeGreaterThan(0)
    for (const socket of knocks) socket.destroy()
    silent.close()
    await other.stop()
  })
})
