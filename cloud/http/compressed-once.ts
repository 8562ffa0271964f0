import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from './context.ts'

const compress = promisify(gzip)
const kept = new Map<string, { readonly text: string; readonly gzipped: Promise<Buffer> }>()

/**
 * Sends a text that is the same at each request, such as a page of the API's documentation: it is compressed once, and again
 * when it has changed. `name` is unlike that of any other.
 */
export async function sendCompressedOnce(ctx: Context, name: string, text: string): Promise<void> {
  ctx.vary('Accept-Encoding')
  ctx.compress = false
  if (ctx.acceptsEncodings('gzip', 'identity') !== 'gzip') {
    ctx.body = text
    return
  }
  const known = kept.get(name)
  const current = known?.text === text ? known : { text, gzipped: compress(text) }
  kept.set(name, current)
  const body = await current.gzipped
  ctx.set('Content-Encoding', 'gzip')
  ctx.body = body
}
