import type { Auth } from '#cloud/modules/auth/index.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import type { PlayerDirectory } from '#host-engine/index.ts'

/** The engine's players are the cloud's users. */
export const playerDirectory = (auth: Auth, users: Users): PlayerDirectory => ({
  async authenticate(token) {
    const caller = await auth.authenticate(token)
    if (caller === null) return null
    const { username, avatar } = await users.get(caller.userId)
    return { ...caller, username, avatar }
  },
})
