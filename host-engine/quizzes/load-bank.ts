import { readFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { DIFFICULTIES, LANGUAGES } from '#shared/constants/game.ts'
import type { Quiz } from '../rules/quiz.ts'
export function loadBank(): Quiz[] {
  return LANGUAGES.flatMap((language) => DIFFICULTIES.flatMap((difficulty) => {
    const file = join(import.meta.dirname, 'bank', language, `${difficulty}.json`)
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).map((q: object) => ({ ...q, language, difficulty })) : []
  }))
}
