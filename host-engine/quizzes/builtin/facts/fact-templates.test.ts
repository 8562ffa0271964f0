import { describe, expect, it } from 'vitest'
import { PROMPT_MAX } from '#shared/constants/limits.ts'
import { QUIZ_CATEGORIES } from '#shared/constants/quiz-categories.ts'
import { compileAnswerKey, judge } from '../../../rules/judge/judge.ts'
import { seededRandom } from '../../../rules/random.ts'
import { findQuizFaults } from '../../quiz-checks.ts'
import type { QuizDraft } from '../../quiz-draft.ts'
import type { QuizTemplate } from '../quiz-template.ts'
import { factTemplates } from './fact-templates.ts'

const SEEDS = 200

function draftsOf(template: QuizTemplate, seeds = SEEDS): QuizDraft[] {
  return Array.from({ length: seeds }, (_, seed) => {
    const difficulty = template.difficulties[seed % template.difficulties.length]
    return difficulty ? template.make(difficulty, seededRandom(seed * 7919)) : null
  }).filter((draft) => draft !== null)
}

/** What the judge says otherwise than the quiz wants it. */
function misjudged({ answers, reject = [], language }: QuizDraft): string[] {
  const key = compileAnswerKey({ answers, reject, language })
  return [
    ...answers.filter((answer) => judge(key, answer) !== 'correct').map((answer) => `not right: ${answer}`),
    ...reject.filter((text) => judge(key, text) === 'correct').map((text) => `right: ${text}`),
  ]
}

describe('templates of facts', () => {
  it.each(factTemplates.map((template) => [template.language, template.id, template] as const))(
    'makes only sound quizzes: %s %s',
    (language, id, template) => {
      const drafts = draftsOf(template)
      expect(drafts.length).toBeGreaterThan(SEEDS / 5)
      for (const draft of drafts) {
        const faults = [...findQuizFaults({ ...draft, id }), ...misjudged(draft)]
        expect(faults, draft.prompt).toEqual([])
        expect(draft).toMatchObject({ language, template: id, broadCategory: template.category })
        expect(draft.prompt.length).toBeLessThanOrEqual(PROMPT_MAX)
        expect(`${draft.prompt}${draft.explanation}`).not.toMatch(/undefined|NaN| {2}|\bnull\b/)
      }
    },
  )

  it.each(['english', 'italian'] as const)('takes no Kingstown for Kingston in %s', (language) => {
    const isJamaica = ({ answers }: QuizDraft) => answers[0] === 'Kingston'
    const template = factTemplates.find((each) => each.id === 'capital-analogy' && each.language === language)
    const asked = Array.from({ length: 600 }, (_, seed) => template?.make('easy', seededRandom(seed)))
      .filter((draft) => draft != null)
      .find(isJamaica) as QuizDraft
    const key = compileAnswerKey({ answers: asked.answers, reject: asked.reject, language })
    expect(judge(key, 'Kingston')).toBe('correct')
    expect(judge(key, 'Kingstown')).not.toBe('correct')
  })

  it('makes the same quiz of the same seed', () => {
    for (const template of factTemplates) {
      expect(draftsOf(template, 10), template.id).toEqual(draftsOf(template, 10))
    }
  })

  it.each(['english', 'italian'] as const)(
    'has at least 25 of them in %s, each with an id of its own',
    (language) => {
      const ids = factTemplates.filter((each) => each.language === language).map(({ id }) => id)
      expect(ids.length).toBeGreaterThanOrEqual(25)
      expect(new Set(ids).size).toBe(ids.length)
    },
  )

  it('is found by topics that are folded already, under one of the ten categories', () => {
    for (const { category, topics } of factTemplates) {
      expect(QUIZ_CATEGORIES).toContain(category)
      expect(topics.length).toBeGreaterThan(0)
      expect(topics.join(' ')).toMatch(/^[a-z ]+$/)
    }
  })
})
