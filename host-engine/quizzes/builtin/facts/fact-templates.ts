import type { QuizTemplate } from '../quiz-template.ts'
import { borderTemplates } from './border-templates.ts'
import { capitalTemplates } from './capital-templates.ts'
import { countryNameTemplates } from './country-name-templates.ts'
import { countryTemplates } from './country-templates.ts'
import { creatorTemplates } from './creator-templates.ts'
import { currencyTemplates } from './currency-templates.ts'
import { elementTemplates } from './element-templates.ts'
import { eventTemplates } from './event-templates.ts'
import { listTemplates } from './list-templates.ts'
import { numberTemplates } from './number-templates.ts'

/** Everything that is made of facts, in both languages. */
export const factTemplates: readonly QuizTemplate[] = [
  ...capitalTemplates,
  ...borderTemplates,
  ...countryTemplates,
  ...countryNameTemplates,
  ...currencyTemplates,
  ...elementTemplates,
  ...numberTemplates,
  ...eventTemplates,
  ...listTemplates,
  ...creatorTemplates,
]
