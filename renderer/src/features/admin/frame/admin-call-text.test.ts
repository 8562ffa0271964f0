import { afterEach, expect, it } from 'vitest'
import { adminCallText, changeFailure } from '#renderer/features/admin/frame/admin-call-text.ts'
import { ApiError } from '#renderer/lib/api-error.ts'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { adminCalls } from '#shared/i18n/en/admin-calls.ts'

afterEach(() => setLanguage('english'))

it('says every text of the panel’s calls in the language of the admin, with what stands in its gap', () => {
  for (const text of Object.values(adminCalls)) {
    const filled = text.replace(/\{\{\w+\}\}/, 'an echo')
    expect(adminCallText(filled)).toBe(filled)
  }
  setLanguage('italian')
  expect(adminCallText(adminCalls.answerTwice.replace('{{answer}}', 'an echo'))).toBe(
    '«an echo» c’è due volte',
  )
  expect(adminCallText('Something else')).toBeUndefined()
})

it('says what any other call would say of other failures', () => {
  const error = new ApiError({ code: 'ROOM_NOT_FOUND', message: 'Room not found' })
  expect(changeFailure(error)).toBe('Room not found')
})
