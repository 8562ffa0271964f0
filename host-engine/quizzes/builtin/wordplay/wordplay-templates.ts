import type { QuizTemplate } from '../quiz-template.ts'
import { cipherTemplates } from './cipher-templates.ts'
import { letterTemplates } from './letter-templates.ts'
import { linkTemplates } from './link-templates.ts'
import { rebusTemplates } from './rebus-templates.ts'
import { wordPairTemplates } from './word-pair-templates.ts'

export const wordplayTemplates: readonly QuizTemplate[] = [
  ...letterTemplates,
  ...wordPairTemplates,
  ...linkTemplates,
  ...rebusTemplates,
  ...cipherTemplates,
]
