import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { QUIZ_KINDS } from '#shared/constants/game.ts'
import { type Candidate, dealNext } from './dealing-rules.ts'

const quiz = (id: string, more: Partial<Candidate> = {}): Candidate => ({
  id,
  kind: 'riddle',
  answerKey: id,
  template: null,
  isBuiltIn: false,
  seenBy: 0,
  ...more,
})
const built = (id: string, template: string, more: Partial<Candidate> = {}) =>
  quiz(id, { template, isBuiltIn: true, ...more })
const idsOf = (dealt: readonly Candidate[]) => dealt.map(({ id }) => id)
const deal = (candidates: readonly Candidate[], count: number, dealt: readonly Candidate[] = []) =>
  dealNext(candidates, dealt, count, Math.random)

const candidates = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...QUIZ_KINDS),
      answerKey: fc.constantFrom(...'abcdefgh'),
      template: fc.option(fc.constantFrom('capitals', 'anagrams', 'elements')),
      seenBy: fc.nat(3),
    }),
    { maxLength: 30 },
  )
  .map((all) =>
    all.map((one, index): Candidate => ({ ...one, id: `q${index}`, isBuiltIn: one.template !== null })),
  )

describe('what a game gets', () => {
  it('[GAME-14] is no quiz and no answer twice, and as many as there are', () => {
    fc.assert(
      fc.property(candidates, fc.nat(12), fc.double({ min: 0, max: 1, noNaN: true }), (all, count, draw) => {
        const answers = dealNext(all, [], count, () => draw).map(({ answerKey }) => answerKey)
        expect(new Set(answers).size).toBe(answers.length)
        const different = new Set(all.map(({ answerKey }) => answerKey)).size
        expect(answers).toHaveLength(Math.min(count, different))
      }),
    )
  })

  it('[GAME-14] is first what the fewest have met', () => {
    fc.assert(
      fc.property(candidates, (all) => {
        const [first] = deal(all, 1)
        expect(first?.seenBy).toBe(
          all.length === 0 ? undefined : Math.min(...all.map(({ seenBy }) => seenBy)),
        )
      }),
    )
  })

  it('has no template twice while there are others, those of the game so far counted', () => {
    const all = [built('c1', 'capitals'), built('c2', 'capitals'), built('e1', 'elements'), quiz('own')]
    const three = deal(all, 3)
    expect(three.filter(({ template }) => template === 'capitals')).toHaveLength(1)
    expect(idsOf(deal([built('c3', 'capitals'), built('a1', 'anagrams')], 1, three))).toEqual(['a1'])
    expect(deal(all, 4)).toHaveLength(4)
  })

  it('is half written and half built in while there are both, and all of one where there is nothing else', () => {
    const written = Array.from({ length: 20 }, (_, index) => quiz(`w${index}`))
    const builtIn = Array.from({ length: 20 }, (_, index) => built(`b${index}`, `t${index}`))
    const dealt = deal([...builtIn, ...written], 10)
    expect(dealt[0]?.isBuiltIn).toBe(false)
    expect(dealt.filter(({ isBuiltIn }) => isBuiltIn)).toHaveLength(5)
    expect(deal(builtIn, 10)).toHaveLength(10)
  })

  it('mixes the kinds', () => {
    const all = QUIZ_KINDS.flatMap((kind) => [quiz(`${kind}1`, { kind }), quiz(`${kind}2`, { kind })])
    const kinds = deal(all, QUIZ_KINDS.length).map(({ kind }) => kind)
    expect(new Set(kinds).size).toBe(QUIZ_KINDS.length)
  })
})
