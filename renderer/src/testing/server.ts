import { vi } from 'vitest'

export interface SentRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  body: unknown
}
type Reply = { status?: number; body?: unknown; headers?: Record<string, string> } | Response
type Handler = (request: SentRequest) => Reply | Promise<Reply>

/** Stands in for the server: handlers by `METHOD /path` (below /api), everything else is a 404 in the envelope. */
export function stubServer(handlers: Record<string, Handler>) {
  const requests: SentRequest[] = []
  const fetch = vi.fn(async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, 'http://localhost')
    const request: SentRequest = {
      method: init.method ?? 'GET',
      path: url.pathname.replace(/^\/api/, ''),
      query: url.searchParams,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    }
    requests.push(request)
    const handler = handlers[`${request.method} ${request.path}`]
    const reply = handler ? await handler(request) : failed(404, 'NOT_FOUND', 'Not found')
    if (reply instanceof Response) return reply
    return new Response(JSON.stringify(reply.body ?? {}), {
      status: reply.status ?? 200,
      headers: { 'content-type': 'application/json', ...reply.headers },
    })
  })
  vi.stubGlobal('fetch', fetch)
  const sent = (name: string) => requests.filter(({ method, path }) => `${method} ${path}` === name)
  return { requests, sent, fetch }
}

export const ok = (data: unknown, message?: string): Reply => ({ body: { success: true, message, data } })

export const failed = (status: number, code: string, error: string, details?: unknown): Reply => ({
  status,
  body: { success: false, code, error, details },
})
