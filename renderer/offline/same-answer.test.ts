import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offline as en } from '#shared/i18n/en/offline.ts'
import { offline as italian } from '#shared/i18n/it/offline.ts'
import { sameAnswer } from './same-answer.ts'

describe('the judge of the offline page', () => {
  it.each([
    ['An ECHO!', 'echo'],
    ['  your footsteps ', 'steps|footsteps'],
    ['l’eco', 'eco'],
    ["un'eco", 'eco'],
    ['l’eta', 'età|anni'],
    ['la carta  geografica', 'mappa|carta geografica'],
  ])('[META-13] takes “%s” for %s', (guess, answers) => {
    expect(sameAnswer(guess, answers)).toBe(true)
  })

  it.each(['', 'the', '…', 'e', 'echoes of', 'geografica'])('[META-13] does not take “%s”', (guess) => {
    expect(sameAnswer(guess, 'echo|carta geografica')).toBe(false)
  })

  it.each([
    ['English', en],
    ['Italian', italian],
  ])('[META-13] every %s riddle takes each of its own answers, and none of another', (_, { riddles }) => {
    const all = Object.values(riddles)
    for (const { answers } of all)
      for (const answer of answers.split('|')) {
        expect(sameAnswer(answer, answers)).toBe(true)
        expect(all.filter((other) => sameAnswer(answer, other.answers)).length).toBe(1)
      }
  })

  it('[META-13] case, accents and signs around a guess change nothing', () => {
    const sign = fc.constantFrom('', ' ', '!', '… ', '“', '  ')
    fc.assert(
      fc.property(sign, sign, fc.constantFrom('ETÀ', 'eta', 'L’Età', 'età'), (before, after, guess) =>
        sameAnswer(before + guess + after, 'età'),
      ),
    )
  })
})
