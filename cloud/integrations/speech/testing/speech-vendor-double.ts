import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** One line as the vendor was asked to read it. */
export interface AskedLine {
  readonly key: string | undefined
  readonly text: string
  readonly voice: string
  readonly model: string
  readonly format: string | null
  /** ElevenLabs is told. */
  readonly language: string | undefined
}

export interface VendorReply {
  readonly status?: number
  readonly headers?: Record<string, string>
  readonly body: Uint8Array | object
}

/** What the vendor answers; a promise that never settles makes it hang. Null: it cuts the connection. */
export type Script = (asked: AskedLine) => VendorReply | null | Promise<VendorReply | null>

const RATE = 22_050
const SECONDS_PER_CHARACTER = 0.06

/** A tone as a wave file: low, and not at our rate. */
export function wave(seconds: number, amplitude = 0.03): Buffer {
  const samples = Math.round(seconds * RATE)
  const file = Buffer.alloc(44 + samples * 2)
  file.write('RIFF')
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples * 2, 40)
  for (let at = 0; at < samples; at++) {
    const sample = amplitude * Math.sin((2 * Math.PI * 300 * at) / RATE)
    file.writeInt16LE(Math.round(sample * 32_767), 44 + at * 2)
  }
  return file
}

/** Silence as MPEG-1 layer III, 128 kbit/s at 44.1 kHz: 38 frames a second. */
export const mp3 = (frames: number): Buffer =>
  Buffer.concat(Array.from({ length: frames }, () => Buffer.from('fffb9000'.padEnd(417 * 2, '0'), 'hex')))

export const secondsFor = (text: string): number => text.length * SECONDS_PER_CHARACTER

const good: Script = ({ text }) => ({ body: wave(secondsFor(text)) })

/** Plays ElevenLabs and OpenAI on loopback: what is asked of them, as their clients ask it. */
export async function startSpeechVendor() {
  let script = good
  let pages: readonly (readonly object[])[] = [[]]
  let listing: VendorReply | Promise<VendorReply> | null = null
  let lists = 0
  const asked: AskedLine[] = []
  let abandoned = Promise.withResolvers<void>()

  async function voicePage(query: URLSearchParams): Promise<VendorReply> {
    lists++
    const page = Number(query.get('next_page_token') ?? 0)
    const has_more = page + 1 < pages.length
    const next_page_token = has_more ? String(page + 1) : null
    return (await listing) ?? { body: { voices: pages[page], has_more, total_count: 0, next_page_token } }
  }

  async function lineOf(request: IncomingMessage, url: URL): Promise<AskedLine | null> {
    const { headers } = request
    if (url.pathname === '/v1/audio/speech') {
      const { input, voice, model, response_format } = (await json(request)) as Record<string, string>
      const line = { text: input ?? '', voice: voice ?? '', model: model ?? '', language: undefined }
      return { ...line, key: headers.authorization, format: response_format ?? null }
    }
    const [, voice] = /^\/v1\/text-to-speech\/([^/]+)$/.exec(url.pathname) ?? []
    if (voice === undefined) return null
    const { text, model_id, language_code } = (await json(request)) as Record<string, string>
    const line = { text: text ?? '', voice, model: model_id ?? '', language: language_code }
    return { ...line, key: String(headers['xi-api-key']), format: url.searchParams.get('output_format') }
  }

  async function replyTo(request: IncomingMessage): Promise<VendorReply | null> {
    const url = new URL(request.url ?? '', 'http://vendor')
    if (url.pathname === '/v2/voices') return voicePage(url.searchParams)
    const line = await lineOf(request, url)
    if (line === null) return { status: 404, body: { detail: 'Not Found' } }
    asked.push(line)
    return script(line)
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.once('close', () => {
      if (!response.writableFinished) abandoned.resolve()
    })
    const reply = await replyTo(request)
    if (reply === null) return void request.socket.destroy()
    const { status = 200, headers = {}, body } = reply
    const type = body instanceof Uint8Array ? 'audio/wav' : 'application/json'
    response.writeHead(status, { 'content-type': type, ...headers })
    response.end(body instanceof Uint8Array ? body : JSON.stringify(body))
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    base,
    /** All lines so far. */
    asked,
    /** How often voices were asked for. */
    lists: () => lists,
    plays(next: Script): void {
      script = next
      abandoned = Promise.withResolvers<void>()
    },
    recover(): void {
      script = good
      listing = null
    },
    /** The voices of ElevenLabs' account, page by page. */
    has(...voices: readonly (readonly object[])[]): void {
      pages = voices
    },
    /** Answers this for the list of voices; a promise that never settles makes it hang. */
    listsWith(reply: VendorReply | Promise<VendorReply>): void {
      listing = reply
    },
    /** Resolves once a caller has gone before it was answered. */
    isAbandoned: () => abandoned.promise,
    async stop(): Promise<void> {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
export type SpeechVendorDouble = Awaited<ReturnType<typeof startSpeechVendor>>
