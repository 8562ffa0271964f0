import type { Db } from '#cloud/db/client.ts'

interface Device {
  readonly id: string
  readonly seenDay: number
}

export async function insertDevice(db: Db, id: string, tokenHash: string, today: number): Promise<void> {
  await db('daily_devices').insert({ id, token_hash: tokenHash, seen_day: today })
}

export async function findDevice(db: Db, tokenHash: string): Promise<Device | null> {
  const device = await db('daily_devices')
    .where({ token_hash: tokenHash })
    .first<Device>({ id: 'id', seenDay: 'seen_day' })
  return device ?? null
}

/** Holds the row in the transaction. False when it is gone. */
export async function holdDevice(tx: Db, id: string): Promise<boolean> {
  return (await tx('daily_devices').where({ id }).forUpdate().first('id')) !== undefined
}

export async function markSeen(db: Db, id: string, today: number): Promise<void> {
  await db('daily_devices').where({ id }).update({ seen_day: today })
}

/** What was played on it goes with it. */
export async function deleteDevice(db: Db, id: string): Promise<void> {
  await db('daily_devices').where({ id }).delete()
}

export async function deleteDevicesNotSeenSince(db: Db, day: number): Promise<void> {
  await db('daily_devices').where('seen_day', '<', day).delete()
}
