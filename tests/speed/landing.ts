import { chromium } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'
import config from '../../playwright.config.ts'
import { freePort } from '../support/product.ts'
import { bestOf, type Figure } from './figure.ts'

const CATEGORIES = { performance: 90, accessibility: 95, 'best-practices': 95, seo: 95 }
const TRIES = 3
/** Below it Lighthouse itself takes a machine for too slow to speak of speed. */
const CALM_INDEX = 1_000

/** Lighthouse's marks of a page: on a phone of the middle class over a slow line, as it takes them to be, and on a desk. */
export async function measurePage(url: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const form of ['mobile', 'desktop'] as const)
    figures.push(...(await bestOf(TRIES, () => audit(url, form))))
  return figures
}

type Form = 'mobile' | 'desktop'

/** Now and then the browser loses the beginning of what is recorded, and Lighthouse asks to be run again. */
async function record(url: string, form: Form, port: number): ReturnType<typeof lighthouse> {
  for (let left = TRIES; ; left--) {
    const run = await lighthouse(
      url,
      { port, logLevel: 'error', onlyCategories: Object.keys(CATEGORIES) },
      form === 'desktop' ? desktopConfig : undefined,
    )
    if (run?.lhr.runtimeError?.code !== 'NO_NAVSTART' || left === 1) return run
  }
}

async function audit(url: string, form: Form): Promise<Figure[]> {
  const port = await freePort()
  const { launchOptions } = config.use ?? {}
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), `--remote-debugging-port=${port}`],
  })
  try {
    const run = await record(url, form, port)
    if (!run) throw new Error('Lighthouse said nothing')
    const { categories, audits, environment, runtimeError } = run.lhr
    if (runtimeError) throw new Error(runtimeError.message)
    return Object.entries(CATEGORIES).map(([name, limit]) => {
      const category = categories[name]
      const short = category?.auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => [id, audits[id]?.displayValue].filter(Boolean).join(' '))
      return {
        what: `landing page, ${form}, ${name}`,
        value: Math.round((category?.score ?? 0) * 100),
        unit: '',
        wants: 'at least',
        limit,
        isFair: name !== 'performance' || environment.benchmarkIndex >= CALM_INDEX,
        note: `${short?.join(', ') || 'every audit in full'}; machine ${environment.benchmarkIndex.toFixed(0)}`,
      }
    })
  } finally {
    await browser.close()
  }
}
