/** What a call of the HTTP API was answered, and after how long, in milliseconds. */
export async function timedCall(url: string, path: string, token: string) {
  const begun = performance.now()
  const response = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
  const text = await response.text()
  return {
    status: response.status,
    code: JSON.parse(text).code as string | undefined,
    retryAfter: response.headers.get('retry-after'),
    text,
    ms: performance.now() - begun,
  }
}
