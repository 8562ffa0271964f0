import type { Db } from './client.ts'

/**
 * Lets one of several processes work at a time: takes or renews the lease, and answers whether this holder has it. The lease of
 * a process that dies runs out.
 */
export async function holdLease(
  db: Db,
  lease: { readonly name: string; readonly holder: string; readonly now: number; readonly forMs: number },
): Promise<boolean> {
  const { name, holder, now, forMs } = lease
  const taken = await db('leases')
    .where({ name })
    .where((free) => free.where({ holder }).orWhere('until', '<=', now))
    .update({ holder, until: now + forMs })
  if (taken > 0) return true
  const made = await db('leases')
    .insert({ name, holder, until: now + forMs })
    .onConflict('name')
    .ignore()
    .returning('name')
  return made.length > 0
}

export async function releaseLease(db: Db, name: string, holder: string): Promise<void> {
  await db('leases').where({ name, holder }).delete()
}
