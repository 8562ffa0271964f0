/**
 * Colyseus brings the agent of PM2 along, which opens an inspector, wraps HTTP, answers for uncaught errors and counts all
 * sockets one by one every second. It starts only where nothing stands under this name yet; PM2 itself puts its own there.
 */
const AGENT = Symbol.for('@pm2/io')
const globals = globalThis as Record<symbol, unknown>
globals[AGENT] ??= { metric: () => undefined }
