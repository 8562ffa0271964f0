import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { AppError } from '#shared/errors/app-error.ts'
import { openSpeechFolder } from './speech-folder.ts'
import type { SynthesisAnswer, SynthesisOrder, SynthesisThread } from './synthesis-messages.ts'

/** More than these have lines waiting only when nobody would hear the last in time. */
const LONGEST_QUEUE = 32
/**
 * A line takes a tenth of a second, the first of all a whole one, and on an overrun machine ten times that: what takes longer hangs.
 * Who asked has given up long before; a thread that is ended too soon has to load everything anew, and would never get there.
 */
const DEADLINE_MS = 15_000

/** Nobody waits for a line any more that has waited so long: a call has given up by then, and a line of the chat is about to. */
const STALE_MS = 5_000

/** Beside this file; in the desktop app both are bundles. */
const SCRIPT = new URL(`./synthesis-worker${extname(import.meta.filename)}`, import.meta.url)

interface Job {
  /** By the steady clock. */
  readonly since: number
  readonly order: SynthesisOrder
  readonly resolve: (made: Uint8Array) => void
  readonly reject: (error: Error) => void
}

export interface Synthesiser {
  /** Ogg Opus. Throws VOICE_UNAVAILABLE when it fails, hangs, is overrun or closed. */
  readonly make: (order: SynthesisOrder) => Promise<Uint8Array>
  /** Whether it has a thread by now. */
  readonly isRunning: () => boolean
  readonly close: () => Promise<void>
}

/**
 * One worker thread that makes one utterance after another, so that sound costs at most one core and never the event loop.
 * It starts with the first utterance. A synthesis that hangs is ended with its thread, and the next gets a new one.
 */
export function createSynthesiser(script = SCRIPT): Synthesiser {
  const waiting: Job[] = []
  let running: { readonly job: Job; readonly timer: NodeJS.Timeout } | null = null
  let worker: Worker | null = null
  let isClosed = false

  const unavailable = (reason: unknown) => Object.assign(new AppError('VOICE_UNAVAILABLE'), { cause: reason })

  function open(): Worker {
    const folder = openSpeechFolder()
    const workerData: SynthesisThread = { folder: folder.path }
    const opened = new Worker(script, { execArgv: ['--disable-warning=ExperimentalWarning'], workerData })
    // A host that is done need not wait for it.
    opened.unref()
    opened.on('message', (answer: SynthesisAnswer) => {
      if (opened === worker) settle(answer)
    })
    opened.on('error', (error) => abandon(opened, error.message))
    opened.on('exit', () => {
      folder.remove()
      abandon(opened, 'the thread has ended')
    })
    return opened
  }

  function settle(answer: SynthesisAnswer): void {
    if (running === null) return
    const { job, timer } = running
    clearTimeout(timer)
    running = null
    if ('made' in answer) job.resolve(answer.made)
    else job.reject(unavailable(answer.failure))
    next()
  }

  function abandon(thread: Worker, reason: string): void {
    if (thread !== worker) return
    worker = null
    void thread.terminate()
    settle({ failure: reason })
  }

  function next(): void {
    const job = running === null ? waiting.shift() : undefined
    if (!job) return
    if (performance.now() - job.since > STALE_MS) {
      job.reject(unavailable('it has waited too long'))
      next()
      return
    }
    worker ??= open()
    const thread = worker
    const timer = setTimeout(() => abandon(thread, `no sound within ${DEADLINE_MS} ms`), DEADLINE_MS)
    running = { job, timer }
    thread.postMessage(job.order)
  }

  return {
    make: (order) =>
      new Promise((resolve, reject) => {
        if (isClosed || waiting.length >= LONGEST_QUEUE) {
          reject(unavailable(isClosed ? 'it is closed' : 'too many are waiting'))
          return
        }
        waiting.push({ since: performance.now(), order, resolve, reject })
        next()
      }),
    isRunning: () => worker !== null,
    async close() {
      isClosed = true
      const thread = worker
      worker = null
      for (const job of waiting.splice(0)) job.reject(unavailable('it is closed'))
      settle({ failure: 'it is closed' })
      await thread?.terminate()
    },
  }
}
