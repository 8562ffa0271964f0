import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '#cloud/logger.ts'
import type { Mail, MailTransport } from './mail.ts'

/** Also the time that a stop gives to mails that are on their way. */
const STOP_WITHIN_MS = 3_000
const AT_ONCE = 4
/** More than that wait only when the mail server is down or somebody floods us. */
const MAX_HELD = 1_000
const RETRY_AFTER_MS = [2_000, 20_000, 120_000]

/** Null: there is nothing to be said. */
export type WriteMail = () => Promise<Mail | null> | Mail | null

export interface MailQueue {
  /** Returns at once, whatever becomes of the mail. `write` runs later, so that its work does not show in an answer's time. */
  post(write: WriteMail): void
  /** Takes no more, gives what is under way a moment, and drops the rest. */
  stop(): Promise<void>
}

export interface MailQueueParts {
  readonly transport: MailTransport
  readonly logger: Logger
  readonly retryAfterMs?: readonly number[]
}

/** Mails wait in this process: one that a crash swallows can be asked for again. */
export function createMailQueue({
  transport,
  logger,
  retryAfterMs = RETRY_AFTER_MS,
}: MailQueueParts): MailQueue {
  const stopping = new AbortController()
  const held = new Set<Promise<void>>()
  const withPlace = places(AT_ONCE)

  async function deliver(write: WriteMail): Promise<void> {
    let mail: Mail | null | undefined
    const attempt = async (): Promise<void> => {
      mail ??= await write()
      if (mail !== null) await transport.send(mail)
    }
    for (let tries = 0; ; tries++) {
      try {
        return await withPlace(attempt)
      } catch (error) {
        const pause = isRefused(error) ? undefined : retryAfterMs[tries]
        if (pause === undefined || stopping.signal.aborted) {
          return logger.error({ err: error, subject: mail?.subject }, 'a mail was not sent')
        }
        logger.warn({ err: error, pause }, 'a mail was not sent yet')
        // Cut short by a stop, it is tried a last time.
        await wait(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
      }
    }
  }

  return {
    post(write) {
      if (stopping.signal.aborted || held.size >= MAX_HELD) {
        logger.error({ held: held.size }, 'a mail was dropped')
        return
      }
      const delivery = deliver(write).finally(() => held.delete(delivery))
      held.add(delivery)
    },
    async stop() {
      stopping.abort()
      const patience = new AbortController()
      const deadline = wait(STOP_WITHIN_MS, undefined, { signal: patience.signal }).catch(() => undefined)
      await Promise.race([Promise.all(held), deadline])
      patience.abort()
      transport.close()
    },
  }
}

/** The mail server has said that it will never take this one. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500

/** So many at once; the others wait in their order. */
function places(free: number) {
  const waiting: (() => void)[] = []
  return async (work: () => Promise<void>): Promise<void> => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
