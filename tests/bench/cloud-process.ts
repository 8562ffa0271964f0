import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import packageJson from '../../package.json' with { type: 'json' }
import { type PinnedProcess, startPinned } from './pinned-process.ts'

/** As `npm start` gives them. */
const FLAGS = /--\S+/.exec(packageJson.scripts.start) ?? []

/** The product's server as an operator runs it: in production, with its limits on, behind a proxy that it trusts. */
export async function startCloudOn(
  databaseFile: string,
  secret: string,
  directory: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<PinnedProcess> {
  const port = await freePort()
  return startPinned({
    file: 'cloud/main.ts',
    flags: FLAGS,
    logFile: join(directory, 'cloud.log'),
    env: {
      HOST: '127.0.0.1',
      PORT: port,
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: directory,
      DATABASE_URL: `sqlite:${databaseFile}`,
      AUTH_SECRET: secret,
      ALLOW_SANDBOX_PAYMENTS: 'true',
      RATE_LIMITS: 'on',
      QUIZ_STOCK: '0',
      TRUSTED_PROXIES: '127.0.0.1',
      ...variables,
    },
  })
}

export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return String(port)
}
