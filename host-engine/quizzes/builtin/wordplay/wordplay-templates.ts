import type { QuizTemplate } from '../quiz-template.ts'
import { cipherTemplates } from './cipher-templates.ts'
import { letterTemplates } from './letter-templates.ts'

export const wordplayTemplates: readonly QuizTemplate[] = [...letterTemplates, ...cipherTemplates]
