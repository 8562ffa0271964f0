import { beforeAll, expect, it } from 'vitest'
import { needTexts, setLanguage } from '#renderer/lib/i18n.ts'
import { quizCallText } from '#renderer/lib/quiz-call-text.ts'
import { quizSetPageTexts } from '#renderer/lib/quiz-texts.ts'
import { quizCalls as en } from '#shared/i18n/en/quiz-calls.ts'
import { quizCalls as it_ } from '#shared/i18n/it/quiz-calls.ts'

beforeAll(async () => {
  setLanguage('italian')
  await needTexts(quizSetPageTexts)
})

it('[ERR-2] tells in the player’s language what the calls of quiz making refuse', () => {
  const { row: _, ...others } = en
  for (const key of Object.keys(others) as (keyof typeof others)[]) {
    const gap = en[key].includes('{{field}}') ? '{{field}}' : '{{max}}'
    expect(quizCallText(en[key].replace(gap, '50')), key).toBe(it_[key].replace(gap, '50'))
  }
})

it('knows no other texts', () => {
  for (const message of ['', 'Conflict', 'Row 3: Conflict']) expect(quizCallText(message)).toBeUndefined()
})
