import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Registry } from 'prom-client'
import { readSettings } from '#cloud/config/read-settings.ts'
import { createLogger, type Logger } from '#cloud/logger.ts'
import { createRateLimiter } from '#cloud/rate-limiter.ts'
import { originCheck } from '../allowed-origins.ts'
import type { Authenticator } from '../answer-route.ts'
import { type ChainParts, httpChain } from '../chain.ts'
import { withDocs } from '../docs-page.ts'
import type { CallRecorder } from '../recorded-call.ts'
import type { Route } from '../route.ts'

/** The token is the user's name: `Bearer ann`. `root` is an admin; `nobody` is refused. */
const identify: Authenticator['identify'] = async (authorization) => {
  const name = /^Bearer (\w+)$/.exec(authorization)?.[1] ?? 'nobody'
  if (name === 'nobody') return null
  return {
    userId: name,
    loginId: `login-of-${name}`,
    username: name,
    avatar: 'thumbs-01',
    isAdmin: name === 'root',
    isGuest: false,
  }
}
const authenticator: Authenticator = { identify, identifyExpired: identify }

/** Records nothing: each call stands alone. */
const recorder: CallRecorder = {
  inTransaction: () => Promise.reject(new Error('there is no database here')),
  byClaim: (_call, work) => work(),
  recall: async () => null,
}

export interface TestChain {
  readonly url: string
  fetch(path: string, init?: RequestInit): Promise<Response>
  close(): Promise<void>
}

/** The whole HTTP chain around a test's own routes, without database and modules. */
export async function serveChain(
  routes: readonly Route[],
  variables: Record<string, string> = {},
  parts: Partial<ChainParts> & { readonly logger?: Logger } = {},
): Promise<TestChain> {
  const settings = readSettings({
    NODE_ENV: 'test',
    AUTH_SECRET: 'x'.repeat(32),
    ALLOW_SANDBOX_PAYMENTS: 'true',
    ...variables,
  })
  const koa = httpChain({
    settings,
    logger: createLogger({ mode: 'test' }),
    registry: new Registry(),
    limiter: createRateLimiter({ enabled: settings.rateLimits }),
    authenticator,
    recorder,
    allowances: null,
    isAllowedOrigin: originCheck(settings),
    isMaintenance: () => false,
    requireFeature: () => undefined,
    probes: {},
    processes: () => [],
    routes: withDocs(routes, '1.2.3'),
    besideApi: [],
    siteFiles: (_, next) => next(),
    webRoot: '/nowhere',
    headOf: async () => ({ locale: 'en', html: '' }),
    ...parts,
  })
  const server = createServer(koa.callback()).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    fetch: (path, init) => fetch(url + path, init),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A logger, and the lines that it was given. */
export function collectingLogger(): { logger: Logger; lines: unknown[][] } {
  const lines: unknown[][] = []
  const logger = createLogger({ mode: 'test' })
  for (const level of ['info', 'error', 'warn', 'debug'] as const) {
    logger[level] = ((...line: unknown[]) => {
      lines.push([level, ...line])
    }) as Logger[typeof level]
  }
  return { logger, lines }
}
