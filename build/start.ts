import { buildWebIfStale } from './web-build.ts'

await buildWebIfStale()
const { startCloud } = await import('#cloud/main.ts')
await startCloud()
