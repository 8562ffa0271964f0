import type { Logger } from '#cloud/logger.ts'
import { withTimeout } from '#host-engine/index.ts'
import type { Middleware } from './context.ts'

/** One check for each part, by name; it resolves when the part works: `{ database: () => db.raw('select 1') }`. */
export type Probes = Readonly<Record<string, () => Promise<unknown>>>

const PATIENCE_MS = 2_000

/** `/health/live`: the process answers. `/health/ready`: all its parts do, else 503 with the names of those that do not. */
export const healthPages =
  (probes: Probes, logger: Logger): Middleware =>
  async (ctx, next) => {
    if (!/^(GET|HEAD)$/.test(ctx.method)) return next()
    if (ctx.path === '/health/live') {
      ctx.body = { status: 'live', down: [] }
    } else if (ctx.path === '/health/ready') {
      const down = await whatIsDown(probes, logger)
      ctx.status = down.length === 0 ? 200 : 503
      ctx.body = { status: down.length === 0 ? 'ready' : 'down', down }
    } else {
      return next()
    }
    ctx.set('Cache-Control', 'no-store')
  }

async function whatIsDown(probes: Probes, logger: Logger): Promise<string[]> {
  const found = await runProbes(probes, logger)
  return found.filter(({ isUp }) => !isUp).map(({ name }) => name)
}

/** How each part is, and how long it took to say so. */
export const runProbes = (
  probes: Probes,
  logger: Logger,
): Promise<{ name: string; isUp: boolean; tookMs: number }[]> =>
  Promise.all(
    Object.entries(probes).map(async ([name, probe]) => {
      const begun = performance.now()
      const found = (isUp: boolean) => ({ name, isUp, tookMs: Math.round(performance.now() - begun) })
      try {
        // A part that does not answer is down, too.
        await withTimeout(probe(), PATIENCE_MS)
        return found(true)
      } catch (error) {
        logger.error({ err: error, probe: name }, 'not ready')
        return found(false)
      }
    }),
  )
