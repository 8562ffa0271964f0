import type { Db } from '#cloud/db/client.ts'

/** A guest has one device. */
export async function saveDevice(db: Db, userId: string, tokenHash: string): Promise<void> {
  await db('guest_devices').insert({ user_id: userId, token_hash: tokenHash })
}

export async function findGuest(db: Db, tokenHash: string): Promise<string | null> {
  const row = await db('guest_devices').where({ token_hash: tokenHash }).first('user_id')
  return row?.user_id ?? null
}

export async function deleteDevice(db: Db, userId: string): Promise<void> {
  await db('guest_devices').where({ user_id: userId }).delete()
}
