import type { QuizTemplate } from '../quiz-template.ts'
import { borderTemplates } from './border-templates.ts'
import { capitalTemplates } from './capital-templates.ts'
import { countryTemplates } from './country-templates.ts'
import { elementTemplates } from './element-templates.ts'

/** Everything that is made of facts, in both languages. */
export const factTemplates: readonly QuizTemplate[] = [
  ...capitalTemplates,
  ...borderTemplates,
  ...countryTemplates,
  ...elementTemplates,
]
