import { buildWebIfStale } from './web-build.ts'

buildWebIfStale()
const { startLanHost } = await import('../electron/host-process/lan-host.ts')
await startLanHost()
