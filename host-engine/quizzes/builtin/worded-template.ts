import type { Difficulty, Language, QuizKind } from '#shared/constants/game.ts'
import { ANSWERS_MAX } from '#shared/constants/limits.ts'
import type { QuizCategory } from '#shared/constants/quiz-categories.ts'
import { foldText } from '../../rules/judge/fold-text.ts'
import { splitWords } from '../../rules/judge/split-words.ts'
import type { Random } from '../../rules/random.ts'
import { findQuizFaults } from '../quiz-checks.ts'
import type { QuizDraft } from '../quiz-draft.ts'
import type { QuizTemplate } from './quiz-template.ts'

/** What a fact becomes in one language. */
export interface Written {
  /** In a few words; gives nothing away. */
  readonly category: string
  readonly prompt: string
  /** The one to show, then every other that a fair player types. */
  readonly answers: readonly string[]
  readonly reject?: readonly string[]
  readonly explanation: string
}

interface Wording<Fact> {
  readonly topics: readonly string[]
  write(fact: Fact, random: Random): Written
}

export interface WordedTemplate<Fact> {
  readonly id: string
  readonly category: QuizCategory
  readonly kind: QuizKind
  readonly difficulties: readonly Difficulty[]
  /** Null when the random numbers lead to nothing worth asking. */
  choose(random: Random, difficulty: Difficulty, language: Language): Fact | null
  readonly english?: Wording<Fact>
  readonly italian?: Wording<Fact>
}

/** Luck leads nowhere now and then: another number leads elsewhere. */
const TRIES = 12

/** One template for each language it is written in. */
export function wordedTemplate<Fact>(template: WordedTemplate<Fact>): QuizTemplate[] {
  const { english, italian } = template
  return [
    ...(english ? [inLanguage(template, 'english', english)] : []),
    ...(italian ? [inLanguage(template, 'italian', italian)] : []),
  ]
}

function inLanguage<Fact>(
  template: WordedTemplate<Fact>,
  language: Language,
  wording: Wording<Fact>,
): QuizTemplate {
  const { id, category, kind, difficulties } = template
  return {
    id,
    language,
    category,
    difficulties,
    topics: wording.topics,
    make(difficulty, random) {
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const fact = template.choose(random, difficulty, language)
        if (fact === null) continue
        const written = wording.write(fact, random)
        const answers = distinct(written.answers, language).slice(0, ANSWERS_MAX)
        const draft: QuizDraft = {
          language,
          difficulty,
          kind,
          category: written.category,
          broadCategory: category,
          prompt: capitalise(written.prompt),
          answers,
          reject: distinct([...answers, ...(written.reject ?? [])], language).slice(answers.length),
          explanation: capitalise(written.explanation),
          template: id,
        }
        if (findQuizFaults({ ...draft, id }).length === 0) return draft
      }
      return null
    },
  }
}

/** Without those that the judge reads as one. */
function distinct(texts: readonly string[], language: Language): string[] {
  const seen = new Map<string, string>()
  for (const text of texts) {
    const folded = splitWords(foldText(text), language).join(' ')
    if (!seen.has(folded)) seen.set(folded, text)
  }
  return [...seen.values()]
}

const capitalise = (text: string): string =>
  text.replace(/^([«“"'(]?)(\p{Ll})/u, (_, quote: string, letter: string) => quote + letter.toUpperCase())
