import { expect, it } from 'vitest'
import { placeAfterLogin } from '#renderer/lib/place-after-login.ts'
import { loginFrom } from '#renderer/lib/way-back.ts'

const backTo = (place: string): string => placeAfterLogin(loginFrom(place).slice('/login'.length))

it.each(['/admin', '/admin/ledger?user=ada&kind=granted', '/admin/users/u1'])('leads back to %s', (place) => {
  expect(backTo(place)).toBe(place)
})

it.each(['/shop', '/administrator', '//admin', 'https://example.org/admin'])(
  'leads from %s to the lobby',
  (place) => {
    expect(backTo(place)).toBe('/lobby')
    expect(placeAfterLogin(`?back=${encodeURIComponent(place)}`)).toBe('/lobby')
  },
)
