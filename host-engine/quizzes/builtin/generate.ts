import type { QuizOrder } from '../../ports/quiz-maker.ts'
import { seededRandom } from '../../rules/random.ts'
import type { QuizDraft } from '../quiz-draft.ts'
import { drawSome } from './draw.ts'
import type { QuizTemplate } from './quiz-template.ts'
import { templates } from './templates.ts'
import { aboutTopic } from './topic.ts'

export interface BuiltInOrder
  extends Pick<QuizOrder, 'language' | 'difficulty' | 'count' | 'category' | 'topic' | 'seed'> {
  /** Puts a draft through the checks; what it takes is there from then on. */
  accepts(draft: QuizDraft): boolean
}

export interface BuiltInQuizzes {
  readonly quizzes: QuizDraft[]
  /** False when no template knows the topic, and the quizzes are about other things. */
  readonly topicFound: boolean
}

/** A template whose drafts are refused so often in a row has nothing new. */
const TRIES = 12

/** Quizzes by templates, which the seed alone decides. Every template has its turn before one comes again. */
export function generateBuiltIn({
  language,
  difficulty,
  count,
  category,
  topic = '',
  seed,
  accepts,
}: BuiltInOrder): BuiltInQuizzes {
  const random = seededRandom(seed)
  const fitting = templates.filter(
    (template) =>
      template.language === language &&
      template.difficulties.includes(difficulty) &&
      (category === 'any' || template.category === category),
  )
  const wanted = topic.trim() === '' ? fitting : aboutTopic(topic, fitting, templates)
  const quizzes: QuizDraft[] = []
  /** Until there are enough, or none of these has anything new. */
  function drawFrom(some: readonly QuizTemplate[]): void {
    let fruitful = some
    while (quizzes.length < count && fruitful.length > 0)
      fruitful = drawSome(fruitful, fruitful.length, random).filter(
        (template) => quizzes.length < count && drawOne(template),
      )
  }
  function drawOne(template: QuizTemplate): boolean {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const draft = template.make(difficulty, random)
      if (draft === null || !accepts(draft)) continue
      quizzes.push(draft)
      return true
    }
    return false
  }
  drawFrom(wanted)
  // A topic may be small: what is missing is about other things.
  drawFrom(fitting.filter((template) => !wanted.includes(template)))
  return { quizzes, topicFound: wanted.length > 0 }
}
