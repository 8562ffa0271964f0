import { type Probes, runProbes } from '#cloud/http/health.ts'
import { type Route, route } from '#cloud/http/route.ts'
import type { Jobs } from '#cloud/jobs/create-jobs.ts'
import type { Logger } from '#cloud/logger.ts'
import { MAIL_QUEUE } from '#cloud/modules/auth/index.ts'
import { HEALTH_PARTS, type Health, healthData } from '#shared/schemas/operations.ts'

export interface HealthParts {
  /** Of what is set up. */
  readonly probes: Probes
  /** Whether anything of today's budget for models is left. */
  readonly hasAiBudget: () => Promise<boolean>
  readonly jobs: Pick<Jobs, 'counts'>
  readonly processes: () => number
  readonly version: string
  readonly logger: Logger
}

export const healthRoutes = (parts: HealthParts): Route[] => {
  const { probes, hasAiBudget, jobs, processes, version, logger } = parts

  async function partsNow(): Promise<Health['parts']> {
    const found = new Map((await runProbes(probes, logger)).map((one) => [one.name, one]))
    const isSpent = found.has('ai') && !(await hasAiBudget())
    return HEALTH_PARTS.map((name) => {
      const part = found.get(name)
      if (!part) return { name, state: 'off', tookMs: null }
      // To ask a model would cost.
      if (name === 'ai') return { name, state: isSpent ? 'spent' : 'up', tookMs: null }
      return { name, state: part.isUp ? 'up' : 'down', tookMs: part.tookMs }
    })
  }

  return [
    route({
      method: 'get',
      path: '/admin/health',
      access: 'admin',
      tag: 'admin',
      summary: 'How the parts are that the product stands on, and what waits or was given up',
      response: healthData,
      async handle() {
        const [now, mails, all] = await Promise.all([partsNow(), jobs.counts(MAIL_QUEUE), jobs.counts()])
        return {
          parts: now,
          mails: { waiting: mails.waiting, failed: mails.dead },
          failedJobs: all.dead,
          version,
          processes: processes(),
        }
      },
    }),
  ]
}
