import type { Answer } from '#cloud/testing/api-caller.ts'
import { eventually } from '#cloud/testing/room-calls.ts'
import type { TestCloud, TestPlayer } from '#cloud/testing/test-cloud.ts'
import type { SpeechVendorDouble, VendorReply } from './speech-vendor-double.ts'

/** A line to be read aloud. */
interface Line {
  readonly text: string
  readonly voiceId: string
  readonly language?: string
}

/** The voice routes as somebody calls them. On a busy machine sound may take longer than a call has: then they call again. */
export function voiceCalls(cloud: TestCloud, { token }: Pick<TestPlayer, 'token'>) {
  const generate = (body: Line): Promise<Answer> => cloud.call('POST', '/api/voice/generate', { token, body })
  return {
    get: (path: string) => cloud.call('GET', `/api/voice${path}`, { token }),
    generate,
    spoken: (body: Line): Promise<Answer> =>
      eventually(
        () => generate(body),
        ({ status }) => status !== 503,
      ),
    tokens: async (): Promise<number> =>
      (await cloud.call('GET', '/api/voice/status', { token })).body.data.tokens,
    /** A preview, as bytes. */
    async listen(voiceId: string, text: string): Promise<{ mediaType: string | null; bytes: Uint8Array }> {
      const path = `/api/voice/preview/${voiceId}?text=${encodeURIComponent(text)}`
      const headers = { authorization: `Bearer ${token}` }
      const answer = await eventually(
        () => fetch(cloud.url + path, { headers }),
        ({ status }) => status !== 503,
      )
      return { mediaType: answer.headers.get('content-type'), bytes: await answer.bytes() }
    },
  }
}

/** A newcomer has a line read while the vendor answers this, and again when it is well: what each brought and left. */
export async function failThenSpeak(
  cloud: TestCloud,
  vendor: SpeechVendorDouble,
  { reply, voiceId }: { reply: VendorReply | null; voiceId: string },
) {
  const player = await cloud.register()
  const { generate, spoken, tokens } = voiceCalls(cloud, player)
  const line = { text: `A line for ${player.user.username}`, voiceId }
  vendor.plays(() => reply)
  const failed = await generate(line)
  const kept = await cloud.db('voice_audio').where({ user_id: player.user.id })
  const left = await tokens()
  vendor.recover()
  const { status } = await spoken(line)
  return {
    first: { status: failed.status, code: failed.body.code, kept, left },
    second: { status, left: await tokens() },
    told: failed.text,
  }
}

export const NOTHING_TAKEN = {
  first: { status: 503, code: 'VOICE_UNAVAILABLE', kept: [], left: 10 },
  second: { status: 200, left: 9 },
}
