import { describe, expect, it } from 'vitest'
import { compileAnswerKey } from './answer-key.ts'

/** The words of each form; "^" behind a name, "!" behind letters of which each counts. */
const formsOf = (answer: string) =>
  compileAnswerKey({ answers: [answer], language: 'english' }).accept.map(({ tokens }) =>
    tokens.map(({ text, proper, letters }) => text + (proper ? '^' : '') + (letters ? '!' : '')).join(' '),
  )

describe('[GAME-22] the forms of an answer', () => {
  it('are names where a capital says so, also spelt without their marks', () => {
    expect(formsOf('Österreich')).toEqual(['osterreich^', 'oesterreich^'])
    expect(formsOf('süß')).toEqual(['suss', 'suess'])
    expect(formsOf('ÖBB')).toEqual(expect.arrayContaining(['obb^!']))
  })

  it('are run together as they are typed, numbers as numerals and in digits', () => {
    const joinsOf = (answer: string) => [
      ...new Set(
        compileAnswerKey({ answers: [answer], language: 'english' }).accept.flatMap(({ joins }) => joins),
      ),
    ]
    expect(joinsOf('rocky 4')).toEqual(expect.arrayContaining(['rocky4', 'rockyiv']))
    expect(joinsOf('4')).not.toContain('iv')
    expect(joinsOf('4 rocky')).not.toContain('ivrocky')
  })
})
