import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import bodyParser from 'koa-bodyparser'
import Router from 'koa-router'

/** What Koa costs by itself, with the same router and reader of bodies: it answers JSON of the length that the path asks for. */
const router = new Router()
for (const method of ['get', 'post', 'patch'] as const)
  router[method]('/bytes/:length', (ctx) => {
    ctx.body = { text: 'x'.repeat(Math.max(0, Number(ctx.params.length) - '{"text":""}'.length)) }
  })
const koa = new Koa()
koa.use(bodyParser())
koa.use(router.routes())
process.on('SIGTERM', () => process.exit(0))
const server = koa.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
