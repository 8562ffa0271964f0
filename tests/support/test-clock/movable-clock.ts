import { AsyncLocalStorage } from 'node:async_hooks'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import timersPromises from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

/** Returns the names of a file in stack traces: its URL, and in Vitest its path. */
const inStackTrace = (path: string): string[] => {
  const absolute = join(import.meta.dirname, '../../..', path)
  return [absolute, pathToFileURL(absolute).href]
}
const PRODUCT = ['cloud/', 'host-engine/', 'electron/', 'shared/'].flatMap(inStackTrace)
/** Files whose timers wait for sockets, other processes and threads, which answer in real time. */
const REAL_TIME = [
  'cloud/db/',
  'host-engine/quizzes/make-quizzes.ts',
  'host-engine/server/room-transport.ts',
  'host-engine/server/with-timeout.ts',
  'host-engine/speech/',
].flatMap(inStackTrace)

/** Longest part of an advance without a turn of the event loop. */
const STEP_MS = 250
/** Real time for the sockets after each step, and for the work that a timer has started. */
const TURN_MS = 1
const SETTLE_MS = 3

const realSetTimeout = globalThis.setTimeout
const realClearTimeout = globalThis.clearTimeout
const realSetInterval = globalThis.setInterval
const realClearInterval = globalThis.clearInterval
const realPause = timersPromises.setTimeout
const RealDate = globalThis.Date
const realDateNow = Date.now
const realPerformanceNow = performance.now.bind(performance)

export interface MovableClock {
  /** Advances the clock and fires the timers that become due. Resolves after a short time for the work that they started. */
  advance(ms: number): Promise<void>
}

type Callback = (...args: unknown[]) => void

let aheadMs = 0
const now = (): number => realPerformanceNow() + aheadMs
const pending = new Set<MovableTimer>()

/** Timer with the part of `NodeJS.Timeout` that the product uses. */
class MovableTimer {
  readonly #run: () => void
  readonly #delayMs: number
  readonly #repeats: boolean
  #isRef = true
  #real: NodeJS.Timeout | undefined
  dueAt = 0

  constructor(run: () => void, delayMs: number, repeats: boolean) {
    // An advance fires a timer in the AsyncLocalStorage context that set it.
    this.#run = AsyncLocalStorage.bind(run)
    this.#delayMs = Math.max(1, delayMs)
    this.#repeats = repeats
    this.#start()
  }

  fire(): void {
    if (!pending.has(this)) return
    this.close()
    if (this.#repeats) this.#start()
    this.#run()
  }

  #start(): void {
    this.dueAt = now() + this.#delayMs
    pending.add(this)
    this.rearm()
  }

  /** Restarts the real timer with the remaining delay. */
  rearm(): void {
    realClearTimeout(this.#real)
    this.#real = realSetTimeout(() => this.fire(), this.dueAt - now())
    if (!this.#isRef) this.#real.unref()
  }

  unref(): this {
    this.#isRef = false
    this.#real?.unref()
    return this
  }

  close(): void {
    realClearTimeout(this.#real)
    pending.delete(this)
  }
}

/** Returns whether the product called `callee`. Libraries keep real timers, because these watch connections. */
function isSetByProduct(callee: (...args: never[]) => unknown): boolean {
  const { stackTraceLimit } = Error
  const called = { stack: '' }
  Error.stackTraceLimit = 1
  Error.captureStackTrace(called, callee)
  const caller = String(called.stack)
  Error.stackTraceLimit = stackTraceLimit
  const isIn = (source: string) => caller.includes(source)
  return PRODUCT.some(isIn) && !REAL_TIME.some(isIn)
}

function setMovableTimeout(run: Callback, delayMs = 0, ...args: unknown[]): unknown {
  if (!isSetByProduct(setMovableTimeout)) return realSetTimeout(run, delayMs, ...args)
  return new MovableTimer(() => run(...args), delayMs, false)
}

function setMovableInterval(run: Callback, everyMs = 0, ...args: unknown[]): unknown {
  if (!isSetByProduct(setMovableInterval)) return realSetInterval(run, everyMs, ...args)
  return new MovableTimer(() => run(...args), everyMs, true)
}

function movablePause<Value>(
  delayMs: number,
  value?: Value,
  options: { readonly signal?: AbortSignal; readonly ref?: boolean } = {},
): Promise<Value | undefined> {
  if (!isSetByProduct(movablePause)) return realPause(delayMs, value, options)
  const { signal, ref = true } = options
  return new Promise((resolve, reject) => {
    const stop = () => {
      timer.close()
      reject(new DOMException('The operation was aborted', 'AbortError'))
    }
    const timer = new MovableTimer(
      () => {
        signal?.removeEventListener('abort', stop)
        resolve(value)
      },
      delayMs,
      false,
    )
    if (!ref) timer.unref()
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}

const clearMovable = (clearReal: typeof clearTimeout) => (timer: unknown) => {
  if (timer instanceof MovableTimer) timer.close()
  else clearReal(timer as NodeJS.Timeout)
}

const MovableDate = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [RealDate.now()] : args, newTarget),
  apply: () => new RealDate(RealDate.now()).toString(),
})

/** Moves clocks to the next timer, at most by a step and not beyond `until`, and returns the timers that are due. */
function step(until: number): MovableTimer[] {
  const next = Math.min(...[...pending].map(({ dueAt }) => dueAt), now() + STEP_MS, until)
  aheadMs += Math.max(0, next - now())
  const present = now()
  return [...pending].filter(({ dueAt }) => dueAt <= present).sort((one, other) => one.dueAt - other.dueAt)
}

async function advance(ms: number): Promise<void> {
  const until = now() + ms
  for (let present = now(); present < until; present = now()) {
    const due = step(until)
    // Each timer fires in a separate turn of the event loop, so that its error ends the process and not this advance.
    for (const timer of due) setImmediate(() => timer.fire())
    await realPause(due.length > 0 ? SETTLE_MS : TURN_MS)
  }
  for (const timer of pending) timer.rearm()
}

/**
 * Replaces the clocks of this process and the timers that the product sets from now on. They keep real time until a test
 * advances them. Worker threads, libraries, `process.hrtime` and `AbortSignal.timeout` always keep real time.
 */
export function installMovableClock(): MovableClock {
  const { custom } = promisify
  Object.defineProperty(setMovableTimeout, custom, { value: Reflect.get(realSetTimeout, custom) })
  Object.assign(globalThis, {
    Date: MovableDate,
    setTimeout: setMovableTimeout,
    setInterval: setMovableInterval,
    clearTimeout: clearMovable(realClearTimeout),
    clearInterval: clearMovable(realClearInterval),
  })
  RealDate.now = () => Math.floor(realDateNow() + aheadMs)
  performance.now = now
  Object.assign(timersPromises, { setTimeout: movablePause })
  syncBuiltinESMExports()
  return { advance }
}
