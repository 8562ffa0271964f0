import type { Db } from '#cloud/db/client.ts'
import { newId } from '#cloud/ids.ts'
import { post } from '../ledger.ts'

/**
 * R3 that somebody has won, by true movements: unlike the sign-up gift they may be put up as a reward. The house has put them
 * up, in a room that nobody has seen.
 */
export async function earnR3(db: Db, userId: string, amount = 100): Promise<void> {
  const roomId = newId()
  const reward = { currency: 'r3', amount, at: Date.now() } as const
  await db.transaction((tx) =>
    post(tx, [
      {
        ...reward,
        key: `reward_held:${roomId}`,
        reason: 'reward_held',
        from: 'house:gifts',
        to: 'house:rewards',
      },
      { ...reward, key: `reward_won:${roomId}`, reason: 'reward_won', from: 'house:rewards', to: userId },
    ]),
  )
}
