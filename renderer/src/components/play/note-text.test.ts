import { beforeEach, expect, it } from 'vitest'
import { noteText } from '#renderer/components/play/note-text.ts'
import { setLanguage } from '#renderer/lib/i18n.ts'

beforeEach(() => setLanguage('english'))
const close = (message: string) => noteText({ kind: 'close', message }, 'ada')

it('tells of a near miss what helps: fewer words, or another look at the one', () => {
  expect(close('I think it is Paris')).toContain('without other words')
  expect(close('Pariss')).not.toContain('other words')
  expect(close('Pariss')).toContain('the spelling')
})
