import type { Answer } from '#cloud/testing/api-caller.ts'
import { eventually } from '#cloud/testing/room-calls.ts'
import type { TestCloud, TestPlayer } from '#cloud/testing/test-cloud.ts'

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
