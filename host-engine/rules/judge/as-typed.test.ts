import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LANGUAGES, type Language } from '#shared/constants/game.ts'
import { loadLexicon } from '../../quizzes/lexicon.ts'
import typed from './as-typed.json' with { type: 'json' }
import { compileAnswerKey, judge } from './judge.ts'

const verdictOn = (language: Language, answer: string, guess: string) =>
  judge(compileAnswerKey({ answers: [answer], language }), guess, { isWord: loadLexicon(language) })

it.each(LANGUAGES)(
  '[GAME-60, GAME-61, GAME-62, GAME-63, GAME-64, GAME-65, GAME-66] as people type in %s',
  (language) => {
    const rows = typed.filter((row) => row.language === language)
    expect(rows.length).toBeGreaterThan(150)
    for (const { answer, right, wrong } of rows) {
      for (const guess of right)
        expect(verdictOn(language, answer, guess), `${answer} ← ${guess}`).toBe('correct')
      for (const guess of wrong)
        expect(verdictOn(language, answer, guess), `${answer} ← ${guess}`).not.toBe('correct')
    }
  },
)

it('[GAME-60] takes an amount in another unit of its kind, and no other amount', () => {
  const amount = fc.integer({ min: 1, max: 900 })
  fc.assert(
    fc.property(fc.constantFrom(...LANGUAGES), amount, amount, (language, one, other) => {
      expect(verdictOn(language, `${one} km`, `${one * 1000} m`)).toBe('correct')
      expect(verdictOn(language, `${one} kg`, `${other} kg`) === 'correct').toBe(one === other)
    }),
  )
})

it('[GAME-61] never takes one currency for another', () => {
  const sign = fc.constantFrom('£', '$', '€', '¥')
  fc.assert(
    fc.property(fc.constantFrom(...LANGUAGES), fc.nat(9999), sign, sign, (language, sum, mine, theirs) => {
      expect(verdictOn(language, `${mine}${sum}`, `${theirs}${sum}`) === 'correct').toBe(mine === theirs)
    }),
  )
})

it('[GAME-62] takes a day in digits and in words, and no other day', () => {
  const day = fc.date({ min: new Date('1000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.constantFrom(...LANGUAGES), day, day, (language, one, other) => {
      const inWords = (date: Date) =>
        date.toLocaleDateString(language === 'english' ? 'en-GB' : 'it-IT', {
          dateStyle: 'long',
          timeZone: 'UTC',
        })
      expect(verdictOn(language, inWords(one), one.toISOString().slice(0, 10))).toBe('correct')
      const isSame = inWords(one) === inWords(other)
      expect(verdictOn(language, inWords(one), inWords(other)) === 'correct').toBe(isSame)
    }),
  )
})
