import { z } from 'zod/mini'
import { type Answer, readAnswer, refuseFailure } from '#renderer/lib/answer.ts'
import { ApiError } from '#renderer/lib/api-error.ts'
import { createEmitter } from '#renderer/lib/emitter.ts'
import { endpoint } from '#renderer/lib/endpoint.ts'
import { type Query, queryString } from '#renderer/lib/query-string.ts'
import { doubtServer } from '#renderer/lib/server-back.ts'
import { readToken } from '#renderer/lib/storage.ts'
import { timedFetch } from '#renderer/lib/timed-fetch.ts'
import { englishText } from '#shared/errors/catalogue.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface Call {
  query?: Query
  body?: unknown
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal | undefined
  /** The request is sent even when the page is left meanwhile. */
  keepalive?: boolean
  /** A 401 of it neither renews nor ends the login. */
  ignoresLogin?: boolean
}
interface CheckedCall<Schema extends z.core.$ZodType> extends Call {
  /** What `data` must look like. */
  schema: Schema
}

/** `forbidden`: the server answered a call with 403; `rate_limited`: with 429. */
export const apiEvents = createEmitter<{ forbidden: ApiError; rate_limited: ApiError }>()

function report(error: ApiError): void {
  if (error.status === 403) apiEvents.emit('forbidden', error)
  if (error.status === 429) apiEvents.emit('rate_limited', error)
  if (error.code === 'MAINTENANCE') doubtServer()
}

export interface ApiOptions {
  /** Read at every call: a party may move. */
  baseUrl: () => string
  readToken: () => string | null
  /** Asked after a 401 with the token that was refused; `true` means: there is another one now, try again. */
  refresh: (refused: string) => Promise<boolean>
}

/** A 401 of these says something about the token itself: a refresh would go round in circles. */
const NEVER_REFRESHED = new Set(['/auth/refresh', '/auth/validate', '/auth/logout'])

export function createApi({ baseUrl, readToken, refresh }: ApiOptions) {
  function send<T>(method: Method, path: string, call: Call, read: (response: Response) => Promise<T>) {
    const token = readToken()
    const hasBody = call.body !== undefined
    const headers: Record<string, string> = { ...call.headers }
    if (hasBody) headers['Content-Type'] = 'application/json'
    if (token !== null) headers.Authorization = `Bearer ${token}`
    const init = {
      method,
      headers,
      ...(hasBody ? { body: JSON.stringify(call.body) } : {}),
      ...(call.keepalive ? { keepalive: true } : {}),
    }
    return { token, result: timedFetch(baseUrl() + path + queryString(call.query), init, call.signal, read) }
  }

  async function sendOrRefresh<T>(
    method: Method,
    path: string,
    call: Call,
    read: (response: Response) => Promise<T>,
  ) {
    const { token, result } = send(method, path, call, read)
    try {
      return await result
    } catch (error) {
      if (error instanceof ApiError) report(error)
      const refused = error instanceof ApiError && error.status === 401
      if (!refused || token === null || call.ignoresLogin || NEVER_REFRESHED.has(path)) throw error
      if (!(await refresh(token))) throw error
      return await send(method, path, call, read).result
    }
  }

  async function checked<Schema extends z.core.$ZodType>(
    method: Method,
    path: string,
    call: CheckedCall<Schema>,
  ) {
    const answer = await sendOrRefresh(method, path, call, readAnswer)
    const parsed = z.safeParse(call.schema, answer.data)
    if (!parsed.success) {
      throw new ApiError({
        code: 'UNKNOWN_ERROR',
        message: englishText('UNKNOWN_ERROR'),
        details: parsed.error,
      })
    }
    return parsed.data
  }

  function verb(method: Method) {
    function call<Schema extends z.core.$ZodType>(
      path: string,
      call: CheckedCall<Schema>,
    ): Promise<z.output<Schema>>
    /** Without a schema only the message is of use. */
    function call(path: string, call?: Call): Promise<Answer>
    function call<Schema extends z.core.$ZodType>(path: string, call: Call | CheckedCall<Schema> = {}) {
      return 'schema' in call ? checked(method, path, call) : sendOrRefresh(method, path, call, readAnswer)
    }
    return call
  }

  const download =
    <T>(read: (response: Response) => Promise<T>) =>
    (path: string, call: Call & { method?: Method } = {}): Promise<T> =>
      sendOrRefresh(call.method ?? 'GET', path, call, async (response) => {
        await refuseFailure(response)
        return read(response)
      })

  return {
    get: verb('GET'),
    post: verb('POST'),
    put: verb('PUT'),
    patch: verb('PATCH'),
    delete: verb('DELETE'),
    text: download((response) => response.text()),
    blob: download((response) => response.blob()),
  }
}

let refreshToken: ApiOptions['refresh'] = async () => false
/** The session installs its refresh here, so that this file does not import the session. */
export const setTokenRefresh = (refresh: ApiOptions['refresh']): void => {
  refreshToken = refresh
}

export const api = createApi({
  baseUrl: () => `${endpoint.origin}/api`,
  readToken,
  refresh: (refused) => refreshToken(refused),
})
