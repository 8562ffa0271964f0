import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { GoogleGrant } from '#shared/desktop/ipc.ts'

const AUTHORIZE = 'https://accounts.google.com/o/oauth2/v2/auth'
export const BACK_WITHIN_MS = 5 * 60_000

interface AuthorizeParts {
  readonly clientId: string
  openExternal(address: string): Promise<void>
  /** The page that the browser shows at the end. */
  page(done: boolean): string
  readonly signal: AbortSignal
}

/**
 * Google's sign-in for installed apps: the system browser, PKCE, and an answer to a port of this computer (RFC 8252). Null
 * when the player refuses, `signal` aborts, or nothing has come back in five minutes.
 */
export async function authorizeWithGoogle(parts: AuthorizeParts): Promise<GoogleGrant | null> {
  const codeVerifier = randomBytes(32).toString('base64url')
  const state = randomBytes(32).toString('base64url')
  const answered = Promise.withResolvers<string | null>()
  const server = createServer((request, response) => {
    const code = codeOf(request, state)
    if (code === undefined) return refuse(response)
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      Connection: 'close',
    })
    response.end(parts.page(code !== null))
    answered.resolve(code)
  })
  const giveUp = () => answered.resolve(null)
  const impatience = setTimeout(giveUp, BACK_WITHIN_MS)
  parts.signal.addEventListener('abort', giveUp)
  try {
    const redirectUri = await listen(server)
    await parts.openExternal(authorizeAddress(parts.clientId, redirectUri, codeVerifier, state))
    const code = await answered.promise
    return code === null ? null : { code, codeVerifier, redirectUri }
  } finally {
    clearTimeout(impatience)
    parts.signal.removeEventListener('abort', giveUp)
    server.close()
    server.closeIdleConnections()
  }
}

async function listen(server: ReturnType<typeof createServer>): Promise<string> {
  const listening = Promise.withResolvers<void>()
  server.once('error', listening.reject)
  server.listen(0, '127.0.0.1', listening.resolve)
  await listening.promise
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function authorizeAddress(
  clientId: string,
  redirectUri: string,
  codeVerifier: string,
  state: string,
): string {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
    state,
  })
  return `${AUTHORIZE}?${query}`
}

/** Null: refused. Undefined: not Google's answer to this question. */
function codeOf({ method, url = '' }: IncomingMessage, state: string): string | null | undefined {
  const { pathname, searchParams } = new URL(url, 'http://127.0.0.1')
  const sent = Buffer.from(searchParams.get('state') ?? '')
  const own = Buffer.from(state)
  if (method !== 'GET' || pathname !== '/' || sent.length !== own.length || !timingSafeEqual(sent, own))
    return undefined
  return searchParams.get('code')
}

function refuse(response: ServerResponse): void {
  response.writeHead(404, { Connection: 'close' })
  response.end()
}
