import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#shared/constants/game.ts'
import { compileAnswerKey, judge } from '../../../rules/judge/judge.ts'
import { seededRandom } from '../../../rules/random.ts'
import { checkDraft } from '../../checks/check-draft.ts'
import { createEarlierQuizzes } from '../../checks/earlier-quizzes.ts'
import type { Finding } from '../../checks/reasons.ts'
import { gives } from '../../quiz-checks.ts'
import type { QuizDraft } from '../../quiz-draft.ts'
import { ANAGRAM_TWINS } from './anagram-twins.ts'
import { stockOf } from './word-stock.ts'
import { wordplayTemplates } from './wordplay-templates.ts'

const SEEDS = 200
const sorted = (letters: string): string => [...letters].sort().join('')

function lexiconWords(language: string): string[] {
  const file = join(import.meta.dirname, '../../lexicon', `${language}.txt.br`)
  return brotliDecompressSync(readFileSync(file)).toString('latin1').split('\n')
}

describe.each(wordplayTemplates)('$id in $language', (template) => {
  const drafts = template.difficulties.flatMap((difficulty) =>
    Array.from({ length: SEEDS }, (_, seed) => template.make(difficulty, seededRandom(seed))),
  )
  const made = drafts.filter((draft): draft is QuizDraft => draft !== null)

  it('makes a quiz from most seeds', () => {
    expect(made.length).toBeGreaterThan(drafts.length / 2)
  })

  it('makes the same quiz from the same seed', () => {
    for (const difficulty of template.difficulties) {
      expect(template.make(difficulty, seededRandom(7))).toEqual(template.make(difficulty, seededRandom(7)))
    }
  })

  it('makes quizzes that pass every check, but for letters that look rude by chance', () => {
    const findings = made.map((draft) =>
      checkDraft(draft, { earlier: createEarlierQuizzes([]), isFromTemplate: true }),
    )
    const isRude = (finding: Finding) => finding.verdict === 'drop' && finding.reason === 'offensive'
    expect(findings.filter((finding) => finding.verdict !== 'pass' && !isRude(finding))).toEqual([])
    expect(findings.filter(isRude).length).toBeLessThan(made.length / 20)
  })

  it('takes its own answers as correct', () => {
    for (const { answers, reject, language } of made) {
      const key = compileAnswerKey({ answers, reject, language })
      expect(answers.map((answer) => judge(key, answer))).toEqual(answers.map(() => 'correct'))
    }
  })
})

describe.each(LANGUAGES)('the words in %s', (language) => {
  const stock = stockOf(language)

  it('stand there once, each with a clue that does not give it away', () => {
    expect(new Set(stock.map(({ letters }) => letters)).size).toBe(stock.length)
    for (const { text, letters, clue, theme } of stock) {
      expect(letters).toMatch(/^[A-Z]+$/)
      expect(clue).not.toBe('')
      expect(gives(`${clue} ${theme.one}`, text, language), text).toBe(false)
    }
  })

  it('are known as twins where their letters make another word', () => {
    const byLetters = new Map<string, string[]>()
    for (const { letters } of stock) byLetters.set(sorted(letters.toLowerCase()), [])
    for (const word of lexiconWords(language)) byLetters.get(sorted(word))?.push(word)
    const twins = stock.filter(({ letters }) => {
      const word = letters.toLowerCase()
      return byLetters.get(sorted(word))?.some((other) => other !== word)
    })
    expect(twins.map(({ text }) => text)).toEqual([...ANAGRAM_TWINS[language]])
  })
})
