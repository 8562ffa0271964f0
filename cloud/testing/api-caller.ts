export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The body as JSON, whatever its shape: a test says what it expects of it. */
  // biome-ignore lint/suspicious/noExplicitAny: an answer is what is being tested, so nothing is known of it yet
  readonly body: any
}

export interface CallOptions {
  readonly token?: string | undefined
  /** Sent as JSON. */
  readonly body?: unknown
  /** Sent as it is. */
  readonly raw?: NonNullable<RequestInit['body']>
  readonly headers?: Record<string, string>
}

/** Calls the service at this address. */
export const apiCaller =
  (url: string) =>
  async (method: string, path: string, { token, body, raw, headers }: CallOptions = {}): Promise<Answer> => {
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(raw !== undefined && { body: raw, duplex: 'half' }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json') && text !== ''
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? JSON.parse(text) : undefined,
    }
  }

export type ApiCall = ReturnType<typeof apiCaller>
