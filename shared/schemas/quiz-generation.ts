import { z } from 'zod/mini'
import { QUIZ_CATEGORIES } from '../constants/quiz-categories.ts'
import { GENERATED_QUIZZES_MAX, GENERATION_STATES, TOPIC_MAX } from '../constants/quizzes.ts'
import { customQuizSchema } from './custom-quiz.ts'
import {
  cleanSchema,
  countSchema,
  difficultySchema,
  languageSchema,
  quizKindSchema,
  wholeNumber,
} from './primitives.ts'

export const generateBody = z
  .object({
    /** Left out or empty: anything. */
    topic: z.optional(cleanSchema(TOPIC_MAX)),
    language: languageSchema,
    difficulty: difficultySchema,
    count: wholeNumber(1, GENERATED_QUIZZES_MAX),
  })
  .register(z.globalRegistry, { id: 'GenerateQuizzes' })
export type GenerateBody = z.output<typeof generateBody>

/** With its answers, for the one who asked for it; it can be sent as a room's own quiz as it is. */
const generatedQuizSchema = z.extend(customQuizSchema, {
  kind: quizKindSchema,
  language: languageSchema,
  difficulty: difficultySchema,
  broadCategory: z.enum(QUIZ_CATEGORIES),
})
export type GeneratedQuiz = z.infer<typeof generatedQuizSchema>

export const generationJobSchema = z
  .object({
    id: z.string(),
    state: z.enum(GENERATION_STATES),
    /** How many quizzes are ready, of how many. */
    done: countSchema,
    of: countSchema,
    quizzes: z.array(generatedQuizSchema),
    /** Who makes them: a model, or the generator that needs no network. */
    source: z.enum(['ai', 'built_in']),
    /** False when nothing is known about the topic, and the quizzes are about other things. */
    topicFound: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'GenerationJob' })
export type GenerationJob = z.infer<typeof generationJobSchema>

export const generationData = z.object({ job: generationJobSchema })
