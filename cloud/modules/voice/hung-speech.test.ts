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
      // From here on, so that the timers of the database go on by the true clock.
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      asked.resolve()
      return builtIn.speak(request)
    },
  }
  cloud = await startTestCloud({}, { speech })
})
afterEach(() => {
  vi.useRealTimers()
})
// It ends the thread, which hangs until then.
afterAll(() => cloud.stop())

it('[VOICE-6] a synthesis that hangs is answered 503 after three seconds, and costs nothing', async () => {
  const { token } = await cloud.register()
  const body = { voiceId: 'en-grace', text: 'hang' }
  const hung = cloud.call('POST', '/api/voice/generate', { token, body })
  await asked.promise
  await vi.advanceTimersByTimeAsync(3_000)
  vi.useRealTimers()
  const answer = await hung
  expect([answer.status, answer.body.code]).toEqual([503, 'VOICE_UNAVAILABLE'])
  const status = await cloud.call('GET', '/api/voice/status', { token })
  expect(status.body.data.tokens).toBe(10)
})
