import { beforeAll, expect, it } from 'vitest'
import { friendCallText } from '#renderer/lib/friend-call-text.ts'
import { friendTexts } from '#renderer/lib/friend-texts.ts'
import { needTexts, setLanguage } from '#renderer/lib/i18n.ts'
import { friendCalls as en } from '#shared/i18n/en/friend-calls.ts'
import { friendCalls as it_ } from '#shared/i18n/it/friend-calls.ts'

beforeAll(async () => {
  setLanguage('italian')
  await needTexts(friendTexts)
})

it('[ERR-2, FRIEND-2] tells in the player’s language what the calls about friends refuse', () => {
  for (const key of Object.keys(en) as (keyof typeof en)[])
    expect(friendCallText(en[key].replace('{{max}}', '50')), key).toBe(it_[key].replace('{{max}}', '50'))
})

it('knows no other texts', () => {
  for (const message of ['', 'Conflict', 'You have friends']) expect(friendCallText(message)).toBeUndefined()
})
