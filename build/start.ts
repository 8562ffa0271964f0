import { buildWebIfStale } from './web-build.ts'

buildWebIfStale()
const { startCloud } = await import('#cloud/main.ts')
await startCloud()
