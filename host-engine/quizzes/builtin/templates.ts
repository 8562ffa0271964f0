import { factTemplates } from './facts/fact-templates.ts'
import { calendarTemplates } from './numbers/calendar-templates.ts'
import { knightTemplates } from './numbers/knight-templates.ts'
import { puzzleTemplates } from './numbers/puzzle-templates.ts'
import { sequenceTemplates } from './numbers/sequence-templates.ts'
import type { QuizTemplate } from './quiz-template.ts'
import { wordplayTemplates } from './wordplay/wordplay-templates.ts'

/** Every way to make a quiz without a network, in both languages. */
export const templates: readonly QuizTemplate[] = [
  ...factTemplates,
  ...wordplayTemplates,
  ...sequenceTemplates,
  ...calendarTemplates,
  ...puzzleTemplates,
  ...knightTemplates,
]
