import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Users } from '#cloud/modules/users/index.ts'
import { reservedUsernames } from '#cloud/modules/users/reserved-usernames.ts'
import { usernameSchema } from '#shared/schemas/auth.ts'
import { freeUsername, usernameFrom } from './google-username.ts'

const users = { isRefused: reservedUsernames('Grace_Hopper') }
const isValid = (username: string): boolean => usernameSchema.safeParse(username).success

describe('a username from what Google knows', () => {
  it.each([
    ['Ada', 'a.lovelace@example.org', 'Ada'],
    ['Noël Óscar', 'n@example.org', 'Noel_Oscar'],
    ['Jo', 'jo.march+games@example.org', 'jo_march_games'],
    ['Мария', 'maria_1@example.org', 'maria_1'],
    ['', 'x@example.org', 'player'],
    ['__', '…@example.org', 'player'],
    ['Admin', 'a.lovelace@example.org', 'a_lovelace'],
    ['Súpport', 'mod@example.org', 'player'],
    ['Grace Hopper', 'g.hopper@example.org', 'g_hopper'],
    ['Wolfeschlegelsteinhausenbergerdorff', 'w@example.org', 'Wolfeschlegelsteinha'],
    ['A B C D E F G H I J K L M', 'x@example.org', 'A_B_C_D_E_F_G_H_I_J'],
  ])('of %j and %s is %s', (name, email, username) => {
    expect(usernameFrom(users, name, email)).toBe(username)
  })

  it('[AUTH-23, AUTH-24] keeps the rules, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (name, local) =>
        isValid(usernameFrom(users, name, `${local}@example.org`)),
      ),
    )
  })

  it('[AUTH-23, AUTH-24] keeps them with a number behind it', async () => {
    const taken = new Set(['player', 'Wolfeschlegelsteinha'])
    const takenNames = {
      ...users,
      findByUsername: async (name: string) => (taken.has(name) ? {} : null),
    } as unknown as Users
    for (const wanted of taken) {
      const free = await freeUsername(takenNames, undefined as never, wanted)
      expect(taken.has(free)).toBe(false)
      expect([free, isValid(free)]).toEqual([free, true])
    }
  })
})
