import { expect, it } from 'vitest'
import { FREE_AVATARS } from '#shared/constants/avatars.ts'
import { freshAvatar } from './guest.ts'

it('gives the face that the fewest wear', () => {
  expect(freshAvatar([])).toBe(FREE_AVATARS[0])
  expect(freshAvatar([FREE_AVATARS[0], FREE_AVATARS[1]])).toBe(FREE_AVATARS[2])
  expect(freshAvatar([...FREE_AVATARS])).toBe(FREE_AVATARS[0])
})
