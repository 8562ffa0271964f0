import { Worker } from 'node:worker_threads'
import type { CardAnswer, CardOrder } from './card-messages.ts'

/** A card takes a twentieth of a second: who comes behind so many gets the picture that is always there. */
const LONGEST_QUEUE = 16
/** Its memory is given back. */
const IDLE_MS = 60_000

const SCRIPT = new URL('./card-worker.ts', import.meta.url)

export interface CardPainter {
  /** A PNG. Rejects when it fails, is overrun or closed. */
  readonly paint: (svg: string) => Promise<Buffer>
  readonly close: () => Promise<void>
}

interface Waiting {
  readonly resolve: (png: Buffer) => void
  readonly reject: (error: Error) => void
}

/** Paints in a thread of its own, so that no game waits for a picture. The thread starts with the first, and ends when idle. */
export function createCardPainter(): CardPainter {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let isClosed = false
  let count = 0

  async function end(reason: string): Promise<void> {
    const ended = worker
    worker = null
    clearTimeout(idle)
    for (const { reject } of waiting.values()) reject(new Error(reason))
    waiting.clear()
    await ended?.terminate()
  }

  function settle(answer: CardAnswer): void {
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('png' in answer) asked?.resolve(Buffer.from(answer.png))
    else asked?.reject(new Error(answer.failure))
    if (waiting.size > 0) return
    clearTimeout(idle)
    idle = setTimeout(() => void end('idle'), IDLE_MS).unref()
  }

  function open(): Worker {
    const opened = new Worker(SCRIPT, { execArgv: ['--disable-warning=ExperimentalWarning'] })
    // A server that is done need not wait for it.
    opened.unref()
    opened.on('message', settle)
    opened.on('error', (error) => {
      if (opened === worker) void end(error.message)
    })
    return opened
  }

  return {
    paint: (svg) =>
      new Promise((resolve, reject) => {
        if (isClosed || waiting.size >= LONGEST_QUEUE) {
          reject(new Error(isClosed ? 'it is closed' : 'too many are waiting'))
          return
        }
        count += 1
        const order: CardOrder = { id: count, svg }
        waiting.set(order.id, { resolve, reject })
        clearTimeout(idle)
        worker ??= open()
        worker.postMessage(order)
      }),
    close() {
      isClosed = true
      return end('it is closed')
    },
  }
}
