import type { Context, MiddlewareHandler } from 'hono'
import { readWebFiles, type WebFile, webFile } from '#host-engine/index.ts'
import { HOST_META } from '#shared/constants/lan.ts'

const NOT_BUILT = 'The web client has not been built. Run: npm run build\n'
const isHashed = (path: string): boolean => path.startsWith('/assets/')
const INDEX = '/index.html'
const MARK = `<meta name="${HOST_META}" content="lan" />`

/** The page as a party serves it: by this mark the client knows where it is. */
function markedAsLan(file: WebFile): WebFile {
  const page = file.bytes.toString('utf8').replace(/<head>/i, (head) => `${head}\n    ${MARK}`)
  return webFile(INDEX, Buffer.from(page))
}

/** Serves the web client on every path that is still free: the file of that name, else the app's page. */
export function webClient(root: string): MiddlewareHandler {
  const files = new Map(readWebFiles(root))
  const index = files.get(INDEX)
  if (index) files.set(INDEX, markedAsLan(index))

  return async (c, next) => {
    if (!/^(GET|HEAD)$/.test(c.req.method)) return next()
    const { path } = c.req
    const file = files.get(path) ?? (isHashed(path) ? undefined : files.get(INDEX))
    if (file) return sendFile(c, file)
    return isHashed(path) ? c.text('Not found\n', 404) : c.text(NOT_BUILT)
  }
}

async function sendFile(c: Context, file: WebFile): Promise<Response> {
  const etag = `"${file.etag}"`
  c.header('Cache-Control', isHashed(file.path) ? 'public, max-age=31536000, immutable' : 'no-cache')
  c.header('ETag', etag)
  c.header('Vary', 'Accept-Encoding', { append: true })
  if (c.req.header('if-none-match') === etag) return c.body(null, 304)
  const encoding = file.compressible ? encodingFor(c.req.header('accept-encoding') ?? '') : 'identity'
  if (encoding !== 'identity') c.header('Content-Encoding', encoding)
  return c.body(new Uint8Array(await file.content(encoding)), 200, { 'Content-Type': file.type })
}

const encodingFor = (accepted: string): 'br' | 'gzip' | 'identity' =>
  /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
