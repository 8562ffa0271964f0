import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { accountMails } from './account-mails.ts'
import { outboxTransport } from './outbox-transport.ts'
import { smtpTransport } from './smtp-transport.ts'
import { type LocalMailServer, startMailServer } from './testing/local-mail-server.ts'
import { parseMail, readOutbox } from './testing/read-outbox.ts'

const FROM = 'Riddle Rooms <no-reply@riddles.example>'
const mail = accountMails('https://riddles.example').resetPassword(
  { username: 'anna', email: 'anna@example.org', preferredLanguage: 'italian' },
  'the-token',
)
const asRead = {
  from: { name: 'Riddle Rooms', address: 'no-reply@riddles.example' },
  to: [{ name: '', address: 'anna@example.org' }],
  subject: 'Scegli una nuova password',
}
const unix = (text: string | undefined): string => (text ?? '').replaceAll('\r\n', '\n').trimEnd()

const folder = mkdtempSync(join(tmpdir(), 'riddle-rooms-mail-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the outbox', () => {
  it('[OPS-9] gets a file that mail programs read, and the log its link', async () => {
    const lines: Record<string, unknown>[] = []
    const logger = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) })
    const outbox = join(folder, 'outbox')
    const transport = outboxTransport({ folder: outbox, from: FROM, logger, logsLinks: true })
    await transport.send(mail)
    await transport.send(mail)
    const [first, ...others] = await readOutbox(outbox)
    expect(first).toMatchObject(asRead)
    expect(unix(first?.text)).toBe(unix(mail.text))
    expect(unix(first?.html)).toBe(unix(mail.html))
    expect(others).toHaveLength(1)
    expect(lines.map(({ link }) => link)).toEqual([mail.link, mail.link])
    const [file = ''] = readdirSync(outbox)
    expect(statSync(join(outbox, file)).mode & 0o077).toBe(0)
  })
})

describe('a mail server', () => {
  let server: LocalMailServer
  afterEach(() => server.close())

  it('[OPS-9] gets the mail by SMTP, from and to one address', async () => {
    server = await startMailServer()
    const transport = smtpTransport(`smtp://127.0.0.1:${server.port}`, FROM)
    await transport.send(mail)
    await transport.send({ ...mail, to: 'a@b.org,c@d.org\r\nBcc: e@f.org' }).catch(() => undefined)
    transport.close()
    const [{ from, to, raw } = { from: '', to: [], raw: '' }, ...others] = server.delivered
    expect([from, to]).toEqual(['no-reply@riddles.example', ['anna@example.org']])
    const read = await parseMail(raw)
    expect(read).toMatchObject(asRead)
    expect(unix(read.text)).toBe(unix(mail.text))
    expect(unix(read.html)).toBe(unix(mail.html))
    // A list in disguise reaches none of those that it names.
    for (const other of others)
      expect(other.to).not.toContainEqual(expect.stringMatching(/^[ace]@[bdf]\.org$/))
  })

  it('knows us by the name and password of its address', async () => {
    const seen: unknown[] = []
    server = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, callback) {
        seen.push([username, password])
        callback(null, { user: username })
      },
    })
    const transport = smtpTransport(`smtp://ann%40b.org:p%20w@127.0.0.1:${server.port}`, FROM)
    await transport.send(mail)
    transport.close()
    expect(seen).toEqual([['ann@b.org', 'p w']])
    expect(server.delivered).toHaveLength(1)
  })

  it('that refuses makes the sending fail, with its code', async () => {
    server = await startMailServer({
      onRcptTo: (_address, _session, callback) =>
        callback(Object.assign(new Error('no such user'), { responseCode: 550 })),
    })
    const transport = smtpTransport(`smtp://127.0.0.1:${server.port}`, FROM)
    await expect(transport.send(mail)).rejects.toMatchObject({ responseCode: 550 })
    transport.close()
    expect(server.delivered).toEqual([])
  })
})
