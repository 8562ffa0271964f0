import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shareText } from '#renderer/components/daily/share-text.ts'
import { VERDICTS } from '#shared/constants/game.ts'

const result = (...results: ('correct' | 'close' | 'wrong')[]) => ({
  day: '2026-11-22',
  guesses: results.map((result) => ({ guess: 'lantern', result })),
})

it('[DAILY-3] is a line of symbols with the count, and a link', () => {
  expect(shareText(result('wrong', 'close', 'correct'), 'https://riddle.example')).toBe(
    'Riddle Rooms 2026-11-22 ❌🔶✅ 3/5\nhttps://riddle.example/daily',
  )
  expect(shareText(result('wrong', 'wrong', 'wrong', 'close', 'wrong'), 'https://riddle.example')).toContain(
    '❌❌❌🔶❌ X/5\n',
  )
})

it('[DAILY-3] is the same whatever was guessed, and however the riddle reads', () => {
  const verdicts = fc.array(fc.constantFrom(...VERDICTS), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(verdicts, fc.string(), fc.string(), (results, mine, yours) => {
      const textOf = (guess: string) => {
        const guesses = results.map((result) => ({ guess, result }))
        const seen = { day: '2026-11-22', guesses, prompt: guess, mask: guess, answer: guess, done: true }
        return shareText(seen, 'https://riddle.example')
      }
      expect(textOf(mine)).toBe(textOf(yours))
      expect(textOf(mine)).toMatch(
        /^Riddle Rooms \d{4}-\d\d-\d\d (?:✅|🔶|❌)+ [1-5X]\/5\nhttps:\/\/riddle\.example\/daily$/u,
      )
    }),
  )
})
