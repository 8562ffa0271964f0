import { z } from 'zod'
import { QUIZ_KINDS } from '#shared/constants/game.ts'
import {
  ANSWER_MAX,
  ANSWERS_MAX,
  CATEGORY_MAX,
  EXPLANATION_MAX,
  PROMPT_MAX,
  REJECTS_MAX,
} from '#shared/constants/limits.ts'

const line = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .refine((text) => text === text.trim(), { error: 'has spaces around it' })

/** An entry of a bank file, as host-engine/quizzes/bank/README.md describes it. */
export const bankEntrySchema = z.strictObject({
  id: z.string(),
  kind: z.enum(QUIZ_KINDS),
  category: line(CATEGORY_MAX),
  prompt: line(PROMPT_MAX),
  answers: z.array(line(ANSWER_MAX)).min(1).max(ANSWERS_MAX),
  reject: z.array(line(ANSWER_MAX)).max(REJECTS_MAX).exactOptional(),
  explanation: line(EXPLANATION_MAX),
})
export type BankEntry = z.infer<typeof bankEntrySchema>
