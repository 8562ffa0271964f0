import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** One request as the vendor got it. */
export interface AskedModel {
  readonly key: string | undefined
  readonly system: string
  readonly user: string
  readonly isSolving: boolean
}

export interface VendorAnswer {
  readonly status?: number
  readonly headers?: Record<string, string>
  /** What the model says. Null: it refuses. */
  readonly content: string | null
  /** Tokens in and out; null: it does not say. */
  readonly usage?: readonly [number, number] | null
}

/** What the model answers; a promise that never settles makes it hang. */
export type Script = (asked: AskedModel) => VendorAnswer | Promise<VendorAnswer>

interface ChatBody {
  readonly messages: readonly { readonly role: string; readonly content: string }[]
}

const contentOf = ({ messages }: ChatBody, role: string): string =>
  messages
    .filter((message) => message.role === role)
    .map(({ content }) => content)
    .join('\n')

/** Plays an OpenAI-compatible vendor on loopback: `/v1/chat/completions` as its clients call it. */
export async function startModelVendor() {
  let script: Script = () => ({ content: '{"quizzes":[]}' })
  const asked: AskedModel[] = []

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = (await json(request)) as ChatBody
    const system = contentOf(body, 'system')
    const one: AskedModel = {
      key: request.headers.authorization,
      system,
      user: contentOf(body, 'user'),
      isSolving: system.includes('You play a quiz'),
    }
    asked.push(one)
    const { status = 200, headers = {}, content, usage = [1_000, 100] } = await script(one)
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
    if (status !== 200) return void response.end(JSON.stringify({ error: { message: content ?? 'no' } }))
    const message = { role: 'assistant', content, ...(content === null && { refusal: 'I will not.' }) }
    response.end(
      JSON.stringify({
        id: 'chat-1',
        object: 'chat.completion',
        created: 1_900_000_000,
        model: 'double',
        choices: [{ index: 0, message, finish_reason: 'stop' }],
        ...(usage && { usage: { prompt_tokens: usage[0], completion_tokens: usage[1] } }),
      }),
    )
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    plays(next: Script): void {
      asked.length = 0
      script = next
    },
    async stop(): Promise<void> {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
export type ModelVendor = Awaited<ReturnType<typeof startModelVendor>>
