import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Answer } from '#cloud/testing/api-caller.ts'
import { eventually } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud } from '#cloud/testing/test-cloud.ts'
import type { Voice } from '#shared/schemas/voice.ts'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startTestCloud()
})
afterAll(() => cloud.stop())

/** On a machine that is busy with other things an engine may take longer to load than a call may. */
const spoken = (call: () => Promise<Answer>): Promise<Answer> =>
  eventually(call, ({ status }) => status !== 503)

it('[VOICE-3, VOICE-6] speaks without a vendor: sound that a browser plays, in both languages', async () => {
  const { token } = await cloud.register()
  const { body } = await cloud.call('GET', '/api/voice/public-voices', { token })
  const voices: Voice[] = body.data.voices.default
  for (const language of ['english', 'italian'] as const) {
    const voice = voices.find((one) => one.language === language)
    const preview = await spoken(() => cloud.call('GET', `/api/voice/preview/${voice?.id}`, { token }))
    const body = { voiceId: voice?.id, text: 'Lanterna, lantern' }
    const made = await spoken(() => cloud.call('POST', '/api/voice/generate', { token, body }))
    for (const { status, headers, text } of [preview, made]) {
      expect([status, headers.get('content-type')]).toEqual([200, 'audio/ogg; codecs=opus'])
      expect(text.startsWith('OggS')).toBe(true)
      expect(text.length).toBeGreaterThan(2_000)
    }
  }
  expect((await cloud.call('GET', '/api/voice/status', { token })).body.data.tokens).toBe(8)
})
