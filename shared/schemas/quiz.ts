import { z } from 'zod/mini'
import { difficultySchema, languageSchema, quizKindSchema } from './primitives.ts'

/** A quiz as a player may see it: without its answer. In `mask` every hidden letter or digit is `_`, all else as it is. */
export const quizSchema = z
  .object({
    id: z.string(),
    prompt: z.string(),
    kind: quizKindSchema,
    category: z.string(),
    difficulty: difficultySchema,
    language: languageSchema,
    mask: z.string(),
  })
  .register(z.globalRegistry, { id: 'Quiz' })
export type PublicQuiz = z.infer<typeof quizSchema>
