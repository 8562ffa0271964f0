import getRawBody from 'raw-body'
import type { Context, Middleware } from '#cloud/http/context.ts'
import { SANDBOX_PATH, type Sandbox } from './sandbox-gateway.ts'
import { missingPage, sandboxPage } from './sandbox-page.ts'

const DECISIONS = { pay: 'paid', refuse: 'refused', cancel: 'cancelled' } as const
const FORM_LIMIT = 1024

async function decisionOf(ctx: Context): Promise<(typeof DECISIONS)[keyof typeof DECISIONS] | null> {
  const form = new URLSearchParams(await getRawBody(ctx.req, { limit: FORM_LIMIT, encoding: 'utf-8' }))
  const pressed = form.get('decision') ?? ''
  return Object.entries(DECISIONS).find(([name]) => name === pressed)?.[1] ?? null
}

/** The sandbox's payment page: whoever knows a checkout's id may pay it, as with a vendor's. */
export const sandboxRouter =
  (sandbox: Sandbox): Middleware =>
  async (ctx, next) => {
    if (!ctx.path.startsWith(SANDBOX_PATH)) return next()
    const id = ctx.path.slice(SANDBOX_PATH.length)
    const found = await sandbox.find(id)
    ctx.set('Cache-Control', 'no-store')
    if (found && ctx.method === 'POST') {
      const decision = await decisionOf(ctx)
      if (decision) await sandbox.decide(id, decision)
      const now = (await sandbox.find(id)) ?? found
      // See Other: a page that is loaded again pays nothing again.
      ctx.status = 303
      ctx.redirect(now.state === 'paid' ? now.order.paidUrl : now.order.cancelledUrl)
      return
    }
    ctx.status = found ? 200 : 404
    ctx.type = 'text/html'
    ctx.body = found ? sandboxPage(found) : missingPage(languageOf(ctx))
  }

const languageOf = (ctx: Context) => (ctx.acceptsLanguages('en', 'it') === 'it' ? 'italian' : 'english')
