import pino from 'pino'
import { describe, expect, it, vi } from 'vitest'
import type { Mail } from './mail.ts'
import { createMailQueue } from './mail-queue.ts'

const mail = (subject: string): Mail => ({ to: 'a@b.org', subject, text: '', html: '', link: '' })

function serve(send: (mail: Mail) => Promise<void>, retryAfterMs: number[] = []) {
  const lines: { level: number; msg: string }[] = []
  const logger = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const close = vi.fn()
  const queue = createMailQueue({ transport: { send, close }, logger, retryAfterMs })
  const errors = () => lines.filter(({ level }) => level === 50).map(({ msg }) => msg)
  return { queue, errors, close }
}

describe('the mail queue', () => {
  it('tries again a few times, with the mail that was written once, and then sends it once', async () => {
    const sent: string[] = []
    let failures = 2
    const write = vi.fn(() => mail('hello'))
    const { queue, errors } = serve(
      async ({ subject }) => {
        if (failures-- > 0) throw new Error('the mail server is down')
        sent.push(subject)
      },
      [1, 1],
    )
    queue.post(write)
    await vi.waitFor(() => expect(sent).toEqual(['hello']))
    await queue.stop()
    expect(write).toHaveBeenCalledOnce()
    expect([sent, errors()]).toEqual([['hello'], []])
  })

  it('says in the log that it gave up, and goes on with the next', async () => {
    const sent: string[] = []
    const { queue, errors } = serve(
      async ({ subject }) => {
        if (subject === 'bad') throw new Error('down')
        sent.push(subject)
      },
      [1],
    )
    queue.post(() => mail('bad'))
    queue.post(() => mail('good'))
    await vi.waitFor(() => expect([sent, errors()]).toEqual([['good'], ['a mail was not sent']]))
    await queue.stop()
  })

  it('does not repeat what the mail server has refused for good', async () => {
    const send = vi.fn(() => Promise.reject(Object.assign(new Error('no such user'), { responseCode: 550 })))
    const { queue, errors } = serve(send, [1, 1])
    queue.post(() => mail('hello'))
    await vi.waitFor(() => expect(errors()).toEqual(['a mail was not sent']))
    expect(send).toHaveBeenCalledOnce()
    await queue.stop()
  })

  it('sends nothing when there is nothing to be said', async () => {
    const send = vi.fn(async () => undefined)
    const { queue, errors } = serve(send)
    queue.post(() => null)
    queue.post(async () => null)
    await queue.stop()
    expect(send).not.toHaveBeenCalled()
    expect(errors()).toEqual([])
  })

  it('holds a thousand mails and no more, a few at once', async () => {
    let running = 0
    let most = 0
    const gate = Promise.withResolvers<void>()
    const send = vi.fn(async () => {
      most = Math.max(most, ++running)
      await gate.promise
      running--
    })
    const { queue, errors } = serve(send)
    for (let i = 0; i < 1_001; i++) queue.post(() => mail(String(i)))
    expect(errors()).toEqual(['a mail was dropped'])
    gate.resolve()
    await queue.stop()
    expect([send.mock.calls.length, most]).toEqual([1_000, 4])
  })

  it('stops within moments, tries once more what waits, and takes no more', async () => {
    const send = vi.fn(() => Promise.reject(new Error('down')))
    const { queue, errors, close } = serve(send, [60_000, 60_000])
    queue.post(() => mail('waits'))
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
    await queue.stop()
    expect(send).toHaveBeenCalledTimes(2)
    expect(close).toHaveBeenCalledOnce()
    queue.post(() => mail('late'))
    expect(send).toHaveBeenCalledTimes(2)
    expect(errors()).toEqual(['a mail was not sent', 'a mail was dropped'])
  })

  it('does not wait for ever for a mail server that hangs', async () => {
    const { queue, close } = serve(() => new Promise(() => undefined))
    queue.post(() => mail('hangs'))
    await queue.stop()
    expect(close).toHaveBeenCalledOnce()
  })
})
