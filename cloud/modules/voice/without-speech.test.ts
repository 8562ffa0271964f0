import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestCloud, type TestCloud } from '#cloud/testing/test-cloud.ts'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startTestCloud({}, { speech: null })
})
afterAll(() => cloud.stop())

it.each([
  ['GET', 'public-voices', undefined],
  ['GET', 'preview/vera', undefined],
  ['POST', 'select', { voiceId: 'vera' }],
  ['POST', 'generate', { voiceId: 'vera', text: 'hello' }],
])(
  '[VOICE-6] %s /voice/%s answers 503 VOICE_UNAVAILABLE where nothing speaks',
  async (method, path, body) => {
    const { token } = await cloud.register()
    const answer = await cloud.call(method, `/api/voice/${path}`, { token, body })
    expect([answer.status, answer.body.code]).toEqual([503, 'VOICE_UNAVAILABLE'])
    const { tokens, selectedVoice } = (await cloud.call('GET', '/api/voice/status', { token })).body.data
    expect([tokens, selectedVoice]).toEqual([10, null])
  },
)
