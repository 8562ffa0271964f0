// `npm start` begins with `exec`, so that a signal to npm reaches this process and npm waits for its end; the shell in between
// would otherwise take it. Where there is no `exec`, as on Windows, the plain command after it runs.
import { buildWebIfStale } from './web-build.ts'

buildWebIfStale()
const { startCloud } = await import('#cloud/main.ts')
await startCloud()
