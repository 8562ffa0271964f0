import { describe, expect, it } from 'vitest'
import { foldText, judgeGuess, loadBank, SMALL_TALK } from '#host-engine/index.ts'
import { LANGUAGES } from '#shared/constants/game.ts'
import { answersOf, likelyGuesses } from './likely-guesses.ts'

const bank = loadBank()
const taken = answersOf(bank)

describe('what practice opponents say', () => {
  it('[MM-13] is wrong for its quiz, and no answer of another', () => {
    let guesses = 0
    for (const quiz of bank)
      for (const guess of likelyGuesses(quiz, taken)) {
        guesses += 1
        expect(taken.has(foldText(guess)), `${quiz.id}: ${guess}`).toBe(false)
        expect(
          judgeGuess({
            language: quiz.language,
            answers: [...quiz.answers],
            reject: quiz.reject ?? [],
            guess,
          }),
          `${quiz.id}: ${guess}`,
        ).not.toBe('correct')
      }
    expect(guesses).toBeGreaterThan(500)
  })

  it('[MM-13] leaves out what another quiz asks for', () => {
    expect(likelyGuesses({ reject: ['A Mirror', 'a window'] }, new Set(['a mirror']))).toEqual(['a window'])
    expect(likelyGuesses({}, taken)).toEqual([])
    const typed = ['a mirror', 'A Window', 'a door', 'fuck you']
    expect(likelyGuesses({ reject: ['a window'] }, new Set(['a mirror']), typed)).toEqual([
      'A Window',
      'a door',
    ])
  })

  it.each(LANGUAGES)('[MM-13] answers nothing when it is small talk: %s', (language) => {
    expect(new Set(SMALL_TALK[language]).size).toBeGreaterThanOrEqual(12)
    for (const quiz of bank.filter((one) => one.language === language))
      for (const guess of SMALL_TALK[language])
        expect(judgeGuess({ language, answers: [...quiz.answers], guess }), `${quiz.id}: ${guess}`).toBe(
          'wrong',
        )
  })
})
