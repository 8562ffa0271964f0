import { Agent, request } from 'node:http'

/** A connection a call: those who join are a thousand browsers, and share none. */
const agent = new Agent({ keepAlive: false })

/** Posts JSON and reads JSON; `fetch` would cost the driver several times as much. */
export function post<Answer>(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const content = JSON.stringify(body)
  const length = String(Buffer.byteLength(content))
  return new Promise((resolve, reject) => {
    const call = request(url, {
      agent,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': length, ...headers },
    })
    call.on('error', reject)
    call.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => {
        if (response.statusCode === 200 || response.statusCode === 201) resolve(JSON.parse(text))
        else reject(new Error(`POST ${url}: ${response.statusCode} ${text}`))
      })
    })
    call.end(content)
  })
}
