import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { APP_HOST } from '#shared/constants/desktop.ts'
import { contentPolicy } from './content-policy.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.wasm': 'application/wasm',
}

/** Answers `app://riddle-rooms/…` from the built client: a file of that name, else the page, whose router knows the path. */
export function appPages(root: string, server: string): (request: Request) => Promise<Response> {
  const policy = contentPolicy(server)
  const answer = async (path: string) => {
    const body = new Uint8Array(await readFile(join(root, path)))
    return new Response(body, {
      headers: {
        'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
        'Content-Security-Policy': policy,
        'X-Content-Type-Options': 'nosniff',
      },
    })
  }
  return async ({ method, url }) => {
    const { host, pathname } = new URL(url)
    if (host !== APP_HOST || !/^(GET|HEAD)$/.test(method)) return notFound()
    const path = filePath(pathname)
    if (path === null) return notFound()
    if (extname(path) === '') return answer('index.html')
    return answer(path).catch(notFound)
  }
}

const notFound = () => new Response('Not found\n', { status: 404 })

/** Within the client's folder, whatever the address says; null for an address that cannot be decoded. */
function filePath(pathname: string): string | null {
  try {
    const path = normalize(decodeURIComponent(pathname))
    return path.includes('\0') || path.split(sep).includes('..') ? null : path
  } catch {
    return null
  }
}
