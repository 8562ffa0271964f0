import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

type Encoding = 'br' | 'gzip' | 'identity'

export interface WebFile {
  /** The URL's path: `/assets/index-1a2b.js`. */
  readonly path: string
  readonly type: string
  readonly etag: string
  readonly compressible: boolean
  readonly bytes: Buffer
  /** Compresses at the first request and keeps the result. */
  content(encoding: Encoding): Promise<Buffer>
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.wav': 'audio/wav',
  '.wasm': 'application/wasm',
}

/** The files of a build by URL path, in memory: about two megabytes. Empty when nothing has been built. */
export function readWebFiles(root: string): ReadonlyMap<string, WebFile> {
  if (!existsSync(root)) return new Map()
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(names.map((file) => [urlPath(root, file), webFile(urlPath(root, file), readFileSync(file))]))
}

const urlPath = (root: string, file: string): string => file.slice(join(root).length).split(sep).join('/')

const COMPRESS = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** A file under this path of the URL, whose ending tells its type. */
export function webFile(path: string, bytes: Buffer): WebFile {
  const type = TYPES[extname(path)] ?? 'application/octet-stream'
  const kept = new Map<Encoding, Promise<Buffer>>()
  return {
    path,
    type,
    bytes,
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    compressible: bytes.length > 1024 && /charset|wasm/.test(type),
    content(encoding) {
      if (encoding === 'identity') return Promise.resolve(bytes)
      const known = kept.get(encoding)
      if (known) return known
      const made = COMPRESS[encoding](bytes)
      kept.set(encoding, made)
      return made
    },
  }
}
