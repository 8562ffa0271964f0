import { LRUCache } from 'lru-cache'
import { readWebFiles, type WebFile, webFile } from '#host-engine/index.ts'
import type { Context, Middleware } from './context.ts'

const NOT_BUILT = 'The web client has not been built. Run: npm run build\n'
/** Vite puts a hash of the content into these names. */
const isHashed = (path: string): boolean => path.startsWith('/assets/')
const CACHED_FOR_EVER = 'public, max-age=31536000, immutable'
const ASKED_EACH_TIME = 'no-cache'
const INDEX = '/index.html'
/** Pages with heads of their own: the named ones, and the invitations opened last. */
const PAGES = 200

/** What stands in a page's head for this request, and the `lang` of the page. */
export type HeadOf = (ctx: Context) => Promise<{ readonly locale: string; readonly html: string }>

const HEAD = /<!--head-->.*<!--\/head-->/s

/** The page under each of its heads: made once, and compressed once. */
function pagesOf(index: WebFile | undefined, headOf: HeadOf): (ctx: Context) => Promise<WebFile | undefined> {
  const text = index?.bytes.toString('utf8') ?? ''
  if (!HEAD.test(text)) return async () => index
  const pages = new LRUCache<string, WebFile>({ max: PAGES })
  return async (ctx) => {
    const { locale, html } = await headOf(ctx)
    ctx.vary('Accept-Language')
    const known = pages.get(html)
    if (known) return known
    const page = text.replace(HEAD, () => html).replace(/<html lang="\w+"/, `<html lang="${locale}"`)
    const made = webFile(INDEX, Buffer.from(page))
    pages.set(html, made)
    return made
  }
}

/**
 * Serves the web client on every path that is still free: the file of that name, else index.html, where the app shows
 * its own 404 page. Paths are only looked up in the list of files, so no path leads out of the folder.
 */
export function webClient(root: string, headOf: HeadOf): Middleware {
  const files = new Map(readWebFiles(root))
  const pageFor = pagesOf(files.get(INDEX), headOf)
  files.delete(INDEX)
  return async (ctx, next) => {
    if (!/^(GET|HEAD)$/.test(ctx.method)) return next()
    const file = files.get(decodePath(ctx.path)) ?? (isHashed(ctx.path) ? undefined : await pageFor(ctx))
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

async function sendFile(ctx: Context, file: WebFile): Promise<void> {
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
