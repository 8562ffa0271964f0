import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LANGUAGES } from '#shared/constants/game.ts'
import { customQuizSchema } from '#shared/schemas/custom-quiz.ts'
import { compileAnswerKey, holdsAnswer, judge } from './judge.ts'
import english from './pairs/english.json' with { type: 'json' }
import italian from './pairs/italian.json' with { type: 'json' }

const ARTICLES = { english: ['the', 'a', 'an'], italian: ['il', 'lo', 'la', 'i', 'gli', 'le', 'un', 'una'] }
const answersOf = (pairs: readonly { answers: string[] }[]) => pairs.flatMap(({ answers }) => answers)
const answer = fc.oneof(
  fc.constantFrom(...answersOf(english)).map((text) => ({ text, language: 'english' as const })),
  fc.constantFrom(...answersOf(italian)).map((text) => ({ text, language: 'italian' as const })),
)
const language = fc.constantFrom(...LANGUAGES)
const anything = fc.oneof(
  fc.string({ maxLength: 500 }),
  fc.string({ unit: 'binary', maxLength: 600 }),
  // Raw code units, so that lone surrogates come along.
  fc.array(fc.nat(0xffff), { maxLength: 500 }).map((units) => String.fromCharCode(...units)),
  fc
    .array(fc.constantFrom('mille', 'one', 'l’', 'VIII', '1', '.', ' ', '&', 'cento', 'e', 'i'))
    .map((parts) => parts.join('')),
)

it('[GAME-22] takes every answer for itself', () => {
  fc.assert(
    fc.property(answer, ({ text, language }) => {
      expect(judge(compileAnswerKey({ answers: [text], language }), text)).toBe('correct')
    }),
  )
})

it('[GAME-22] takes every answer for itself that a host may write', () => {
  const own = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }),
    fc.constantFrom('ͺ', 'ﾞ', 'ʼ', '™', 'ー', '½', 'Ⅷ', 'ª'),
  )
  fc.assert(
    fc.property(language, own, (language, text) => {
      const { data } = customQuizSchema.safeParse({ prompt: 'What?', answers: [text] })
      fc.pre(data !== undefined)
      const [answer = ''] = data.answers
      expect(judge(compileAnswerKey({ answers: [answer], language }), answer)).toBe('correct')
    }),
    { numRuns: 2_000 },
  )
})

it('[GAME-22] takes every text with a letter or digit for itself', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), language, (text, language) => {
      fc.pre(/[a-z0-9]/i.test(text))
      expect(judge(compileAnswerKey({ answers: [text], language }), text)).toBe('correct')
    }),
  )
})

it('[GAME-22] does not look at case, accents, outer signs and the number of spaces', () => {
  const change = fc.constantFrom<(text: string) => string>(
    (text) => text.toLowerCase(),
    (text) => text.normalize('NFD'),
    (text) => `  ${text.replaceAll(' ', '   ')} `,
    (text) => `“${text}”!`,
    (text) => text.replaceAll("'", '’'),
  )
  fc.assert(
    fc.property(answer, change, ({ text, language }, change) => {
      expect(judge(compileAnswerKey({ answers: [text], language }), change(text))).toBe('correct')
    }),
  )
})

it('[GAME-22] does not look at a leading article', () => {
  fc.assert(
    fc.property(answer, fc.nat(), ({ text, language }, pick) => {
      const articles = ARTICLES[language]
      const guess = `${articles[pick % articles.length]} ${text}`
      fc.pre(!/^\W*(?:\w\b|the |un |il |l.|la |i )/i.test(text) && !text.startsWith('-'))
      expect(judge(compileAnswerKey({ answers: [text], language }), guess)).toBe('correct')
    }),
  )
})

it('[GAME-22] never throws, and its key survives JSON', () => {
  fc.assert(
    fc.property(anything, anything, anything, language, (text, guess, reject, language) => {
      const key = compileAnswerKey({ answers: [text], reject: [reject], language })
      const stored = JSON.parse(JSON.stringify(key))
      for (const strictness of ['strict', 'normal', 'relaxed'] as const) {
        expect(judge(stored, guess, { strictness })).toBe(judge(key, guess, { strictness }))
      }
      expect(holdsAnswer(stored, guess)).toBe(holdsAnswer(key, guess))
    }),
    { numRuns: 300 },
  )
})

it('[QUIZ-9] is never stricter when relaxed than when normal, nor when normal than when strict', () => {
  const order = ['wrong', 'close', 'correct']
  fc.assert(
    fc.property(answer, fc.string({ maxLength: 20 }), fc.nat(30), ({ text, language }, noise, cut) => {
      const key = compileAnswerKey({ answers: [text], language })
      const guess = text.slice(0, cut) + noise.slice(0, 2) + text.slice(cut + 1)
      const [strict = 0, normal = 0, relaxed = 0] = (['strict', 'normal', 'relaxed'] as const).map(
        (strictness) => order.indexOf(judge(key, guess, { strictness })),
      )
      expect(strict).toBeLessThanOrEqual(normal)
      expect(normal).toBeLessThanOrEqual(relaxed)
    }),
  )
})

it('[QUIZ-9] is so for words of few letters, too', () => {
  const rank = { wrong: 0, close: 1, correct: 2 }
  const text = fc.stringMatching(/^[abio]{3,10}$/)
  fc.assert(
    fc.property(language, text, text, fc.array(text), (language, answer, guess, words) => {
      const key = compileAnswerKey({ answers: [answer], language })
      const isWord = (word: string) => words.includes(word)
      const [strict = 0, normal = 0, relaxed = 0] = (['strict', 'normal', 'relaxed'] as const).map(
        (strictness) => rank[judge(key, guess, { strictness, isWord })],
      )
      expect(strict).toBeLessThanOrEqual(normal)
      expect(normal).toBeLessThanOrEqual(relaxed)
    }),
  )
})
