import { afterAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '#shared/constants/game.ts'
import { AGE_GROUPS, VOICE_CATEGORIES, VOICE_GENDERS } from '#shared/constants/voice.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { createBuiltInSpeech } from './built-in-speech.ts'
import { loudnessOf } from './loudness.ts'
import { heard, pitchOf, secondsOf } from './testing/heard.ts'

const speech = createBuiltInSpeech()
afterAll(() => speech.close())
const LINE = {
  english: 'Good evening everybody, my answer is the lantern and the sea',
  italian: 'Buonasera a tutti, la mia risposta è la lanterna e poi il mare',
}
const hear = async (voiceId: string, text: string, language: 'english' | 'italian') =>
  heard((await speech.speak({ voiceId, text, language })).bytes)

describe('the voices that come with the game', () => {
  it.each(LANGUAGES)(
    '[VOICE-7] are at least eight in %s, of every age and sex, some of each category',
    async (language) => {
      const voices = (await speech.voices()).filter((voice) => voice.language === language)
      expect(voices.length).toBeGreaterThanOrEqual(8)
      for (const ageGroup of AGE_GROUPS)
        for (const gender of VOICE_GENDERS)
          expect(voices.some((voice) => voice.ageGroup === ageGroup && voice.gender === gender)).toBe(true)
      for (const category of VOICE_CATEGORIES)
        expect(voices.some((one) => one.category === category)).toBe(true)
      expect(new Set(voices.map(({ id }) => id)).size).toBe(voices.length)
    },
  )

  it('are unlike each other, as loud as each other, and take the time of speech', {
    timeout: 60_000,
  }, async () => {
    const voices = await speech.voices()
    const made = new Set<string>()
    for (const { id, language } of voices) {
      const sound = await hear(id, LINE[language], language)
      expect(secondsOf(sound), id).toBeGreaterThan(2.5)
      expect(secondsOf(sound), id).toBeLessThan(5.5)
      expect(Math.abs(loudnessOf(sound) + 19), id).toBeLessThan(1.5)
      made.add(sound.samples.subarray(12_000, 12_050).join())
    }
    expect(made.size).toBe(voices.length)
  })

  it.each([
    ['en-grace', 'en-henry', 'english'],
    ['it-giulia', 'it-marco', 'italian'],
  ] as const)('a woman speaks higher than a man: %s, %s', async (woman, man, language) => {
    const [high, low] = [
      await hear(woman, LINE[language], language),
      await hear(man, LINE[language], language),
    ]
    expect(pitchOf(high)).toBeGreaterThan(pitchOf(low) * 1.3)
  })

  it('longer lines last longer', async () => {
    const [short, long] = [
      await hear('it-marco', 'Una lanterna', 'italian'),
      await hear('it-marco', LINE.italian, 'italian'),
    ]
    expect(secondsOf(long)).toBeGreaterThan(secondsOf(short) * 2)
  })

  it('say nothing of a line in which nothing can be spoken, and know no others', async () => {
    await expect(
      speech.speak({ voiceId: 'en-grace', text: '😂', language: 'english' }),
    ).rejects.toMatchObject({
      code: 'VOICE_UNAVAILABLE',
    })
    await expect(speech.speak({ voiceId: 'nobody', text: 'hi', language: 'english' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('[VOICE-6] do not read for a minute, whatever a line is made of', { timeout: 30_000 }, async () => {
    const text = Array.from({ length: 20 }, (_, index) => 777_777_000 + index * 37).join(' ')
    await expect(speech.speak({ voiceId: 'it-marco', text, language: 'italian' })).rejects.toMatchObject({
      code: 'VOICE_UNAVAILABLE',
      cause: 'it would take too long to hear',
    })
  })

  it('load what they need once, before the first line', async () => {
    const words: string[] = []
    let isRunning = false
    const cold = createBuiltInSpeech({
      isRunning: () => isRunning,
      async make(order) {
        isRunning = true
        words.push('text' in order ? `${order.language}: ${order.text}` : 'sound')
        throw new AppError('VOICE_UNAVAILABLE')
      },
      close: async () => undefined,
    })
    cold.prepare?.()
    cold.prepare?.()
    expect(words).toEqual(['english: one', 'italian: uno'])
  })

  it('make the same line once', async () => {
    const order = { voiceId: 'en-henry', text: 'The same line', language: 'english' } as const
    const [one, two] = await Promise.all([speech.speak(order), speech.speak(order)])
    expect(one).toBe(two)
  })
})
