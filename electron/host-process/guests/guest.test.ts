import { expect, it } from 'vitest'
import { FREE_AVATARS } from '#shared/constants/avatars.ts'
import { freeNickname, freshAvatar } from './guest.ts'

it('gives a nickname that somebody has the first free number, and keeps it short enough', () => {
  expect(freeNickname('Ada', new Set())).toBe('Ada')
  expect(freeNickname('Ada', new Set(['ada', 'ada2']))).toBe('Ada3')
  const long = 'x'.repeat(20)
  expect(freeNickname(long, new Set([long]))).toBe(`${'x'.repeat(19)}2`)
})

it('gives the face that the fewest wear', () => {
  expect(freshAvatar([])).toBe(FREE_AVATARS[0])
  expect(freshAvatar([FREE_AVATARS[0], FREE_AVATARS[1]])).toBe(FREE_AVATARS[2])
  expect(freshAvatar([...FREE_AVATARS])).toBe(FREE_AVATARS[0])
})
