import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../rules/random.ts'
import { checkDraft } from '../../checks/check-draft.ts'
import { createEarlierQuizzes } from '../../checks/earlier-quizzes.ts'
import { knightTemplates } from './knight-templates.ts'

/** Every number of knights that what the prompt says allows, from its words alone. */
function knightsPossible(prompt: string): number[] {
  const lines = [...prompt.matchAll(/(\p{Lu}\p{L}+): [“«](.+?)\.?[”»]/gu)].map(([, who = '', said = '']) => ({
    who,
    said,
  }))
  const names = lines.map(({ who }) => who)
  const counts: number[] = []
  for (let way = 0; way < 2 ** names.length; way++) {
    const knights = new Set(names.filter((_, place) => Math.floor(way / 2 ** place) % 2 === 1))
    const isTrue = (said: string): boolean => {
      const [one = '', other] = names.filter((name) => said.includes(name))
      if (other === undefined) return !knights.has(one)
      const isOpposed = /not of|diverso/.test(said)
      return (knights.has(one) !== knights.has(other)) === isOpposed
    }
    if (lines.every(({ who, said }) => isTrue(said) === knights.has(who))) counts.push(knights.size)
  }
  return counts
}

describe.each(knightTemplates)('knights and knaves in $language', (template) => {
  const drafts = template.difficulties.flatMap((difficulty) =>
    Array.from({ length: 60 }, (_, seed) => template.make(difficulty, seededRandom(seed))).filter(
      (draft) => draft !== null,
    ),
  )

  it('[QUIZ-11] leaves one way to deal them out, and asks for its knights', () => {
    expect(drafts.length).toBeGreaterThan(100)
    for (const { prompt, answers } of drafts)
      expect(knightsPossible(prompt).map(String), prompt).toEqual(answers)
  })

  it('passes every check', () => {
    for (const draft of drafts)
      expect(
        checkDraft(draft, { earlier: createEarlierQuizzes([]), isFromTemplate: true }).verdict,
        draft.prompt,
      ).toBe('pass')
  })
})
