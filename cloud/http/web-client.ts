import { readWebFiles, type WebFile } from '#host-engine/index.ts'
import type { Middleware } from './context.ts'

const NOT_BUILT = 'The web client has not been built. Run: npm run build\n'
/** Vite puts a hash of the content into these names. */
const isHashed = (path: string): boolean => path.startsWith('/assets/')
const CACHED_FOR_EVER = 'public, max-age=31536000, immutable'
const ASKED_EACH_TIME = 'no-cache'

/**
 * Serves the web client on every path that is still free: the file of that name, else index.html, where the app shows
 * its own 404 page. Paths are only looked up in the list of files, so no path leads out of the folder.
 */
export function webClient(root: string): Middleware {
  const files = readWebFiles(root)
  return async (ctx, next) => {
    if (!/^(GET|HEAD)$/.test(ctx.method)) return next()
    const file =
      files.get(decodePath(ctx.path)) ?? (isHashed(ctx.path) ? undefined : files.get('/index.html'))
    if (file) {
      ctx.set('Cache-Control', isHashed(file.path) ? CACHED_FOR_EVER : ASKED_EACH_TIME)
      await sendFile(ctx, file)
    } else {
      ctx.status = isHashed(ctx.path) ? 404 : 200
      ctx.body = isHashed(ctx.path) ? 'Not found\n' : NOT_BUILT
    }
  }
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

async function sendFile(ctx: Parameters<Middleware>[0], file: WebFile): Promise<void> {
  ctx.status = 200
  ctx.type = file.type
  ctx.etag = file.etag
  ctx.vary('Accept-Encoding')
  // Compressed below, once for each file instead of once for each request.
  ctx.compress = false
  if (ctx.fresh) {
    ctx.status = 304
    return
  }
  const encoding = file.compressible ? ctx.acceptsEncodings('br', 'gzip', 'identity') : 'identity'
  if (encoding === 'br' || encoding === 'gzip') ctx.set('Content-Encoding', encoding)
  ctx.body = await file.content(encoding === 'br' || encoding === 'gzip' ? encoding : 'identity')
}
