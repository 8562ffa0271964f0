import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { startTestCloud, type TestCloud } from '#cloud/testing/test-cloud.ts'
import type { Speech } from '#host-engine/index.ts'
import { createBuiltInSpeech } from '#host-engine/speech/built-in-speech.ts'
import { createSynthesiser } from '#host-engine/speech/synthesiser.ts'

const UNRULY = new URL('../../../host-engine/speech/testing/unruly-worker.ts', import.meta.url)

const asked = Promise.withResolvers<void>()
let cloud: TestCloud
beforeAll(async () => {
  const builtIn = createBuiltInSpeech(createSynthesiser(UNRULY))
  const speech: Speech = {
    ...builtIn,
    speak(request) {
      const made = builtIn.speak(request)
      asked.resolve()
      return made
    },
  }
  cloud = await startTestCloud({}, { speech })
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => cloud.stop())

it('[VOICE-6] a synthesis that hangs is answered 503 after three seconds, costs nothing, and holds up nobody for good', async () => {
  const { token } = await cloud.register()
  const generate = (text: string) =>
    cloud.call('POST', '/api/voice/generate', { token, body: { voiceId: 'en-grace', text } })
  const tokens = async () => (await cloud.call('GET', '/api/voice/status', { token })).body.data.tokens
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const hung = generate('hang')
  await asked.promise
  await vi.advanceTimersByTimeAsync(3_000)
  const { status, body } = await hung
  expect([status, body.code, await tokens()]).toEqual([503, 'VOICE_UNAVAILABLE', 10])
  // The thread is given up after fifteen.
  await vi.advanceTimersByTimeAsync(12_000)
  vi.useRealTimers()
  expect([(await generate('a lantern')).status, await tokens()]).toEqual([200, 9])
})
