import { describe, expect, it } from 'vitest'
import { findLocaleFaults } from './locale-parity.ts'

describe('locale parity', () => {
  it('[I18N-1] takes two languages that say the same, with their own plurals', () => {
    const en = {
      room: { hello: 'Hi {{name}}', points_one: '{{count}} point', points_other: '{{count}} points' },
    }
    const itTexts = {
      room: {
        hello: 'Ciao {{ name }}',
        points_one: '{{count}} punto',
        points_many: '{{count}} di punti',
        points_other: '{{count}} punti',
      },
    }
    expect(findLocaleFaults(en, itTexts)).toEqual([])
  })

  it('[I18N-1] names missing keys, other placeholders, empty texts and missing plurals', () => {
    const en = { a: 'x', b: '{{n}}', c: 'x', d_one: 'x', d_other: 'x' }
    const itTexts = { b: '{{m}}', c: ' ', d_one: 'x', d_other: 'x', e: 'x' }
    expect(findLocaleFaults(en, itTexts)).toEqual([
      'it a: missing',
      "b: placeholders differ ('{{n}}' and '{{m}}')",
      'it c: empty',
      'it d_other: has no _many',
      'en e: missing',
    ])
  })
})
