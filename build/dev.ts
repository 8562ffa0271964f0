import { join } from 'node:path'
import { createServer } from 'vite'
import { startCloud } from '#cloud/main.ts'

/** Vite's hot-reload socket has its own port: on the product's, its upgrades would reach the game server. */
const HOT_RELOAD_PORT = 24_678

const vite = await createServer({
  configFile: join(import.meta.dirname, '../renderer/vite.config.ts'),
  // Loaded as it is: a bundled copy beside it would make the watcher restart for ever.
  configLoader: 'native',
  server: { middlewareMode: true, ws: { port: HOT_RELOAD_PORT } },
  appType: 'spa',
})

await startCloud({
  pages: (ctx) =>
    new Promise<void>((resolve, reject) => {
      // Vite answers with inline scripts, which the product's content security policy forbids.
      ctx.respond = false
      ctx.res.statusCode = 200
      ctx.res.removeHeader('Content-Security-Policy')
      ctx.res.once('close', () => resolve())
      vite.middlewares(ctx.req, ctx.res, (error?: Error) => (error ? reject(error) : resolve()))
    }),
})
