import { describe, expect, it } from 'vitest'
import { createRoomPassword, digestOf } from './room-password.ts'

describe('a room’s password', () => {
  it('[ROOM-19] is none when empty or missing, and then anything is right', () => {
    for (const none of ['', null, undefined]) {
      expect(digestOf(none)).toBeNull()
      expect(createRoomPassword(digestOf(none)).check(digestOf('whatever'))).toBe('right')
    }
  })

  it('[ROOM-10] distinguishes a missing one from a wrong one', () => {
    const password = createRoomPassword(digestOf('swordfish'))
    expect([undefined, '', 'trout', 'swordfish'].map((given) => password.check(digestOf(given)))).toEqual([
      'none',
      'none',
      'wrong',
      'right',
    ])
  })

  it('[ROOM-6] can be changed and taken away', () => {
    const password = createRoomPassword(digestOf('swordfish'))
    password.change(digestOf('trout'))
    expect(password.check(digestOf('swordfish'))).toBe('wrong')
    password.change(null)
    expect(password.check(null)).toBe('right')
  })

  it('[ROOM-15] is kept as a digest that does not hold it', () => {
    expect(digestOf('swordfish')).not.toContain('swordfish')
  })
})
