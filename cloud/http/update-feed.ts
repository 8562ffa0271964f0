import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Middleware } from './context.ts'

const PATH = /^\/updates\/([\w][\w.-]*)$/
const TYPES: Readonly<Record<string, string>> = { '.yml': 'text/yaml; charset=utf-8' }

/** The desktop app's update feed, and its installers: the files of one folder, by their plain names. */
export const updateFeed =
  (folder: string): Middleware =>
  async (ctx, next) => {
    if (!ctx.path.startsWith('/updates/') || !/^(GET|HEAD)$/.test(ctx.method)) return next()
    const name = PATH.exec(ctx.path)?.[1]
    const file = name === undefined ? null : join(folder, name)
    const found = file === null ? null : await stat(file).catch(() => null)
    if (file === null || !found?.isFile()) {
      ctx.status = 404
      ctx.body = 'Not found\n'
      return
    }
    ctx.status = 200
    ctx.type = TYPES[extname(file)] ?? 'application/octet-stream'
    ctx.length = found.size
    // A release replaces the feed's own files under their names.
    ctx.set('Cache-Control', 'no-cache')
    ctx.compress = false
    ctx.body = createReadStream(file)
  }
