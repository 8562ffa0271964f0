import type { Db } from '#cloud/db/client.ts'
import type { Pair, Relation, RelationKind } from './friends-rules.ts'

const COLUMNS = { userId: 'user_id', otherId: 'other_id', kind: 'kind', since: 'since' } as const

/** What somebody says of others, and who asks them; newest first. */
export const listRelations = (db: Db, userId: string): Promise<Relation[]> =>
  db('player_relations')
    .where({ user_id: userId })
    .orWhere({ other_id: userId, kind: 'asked' })
    .orderBy([
      { column: 'since', order: 'desc' },
      { column: 'user_id', order: 'asc' },
      { column: 'other_id', order: 'asc' },
    ])
    .select<Relation[]>(COLUMNS)

const between = (db: Db, userId: string, otherId: string) =>
  db('player_relations').where((where) =>
    where.where({ user_id: userId, other_id: otherId }).orWhere({ user_id: otherId, other_id: userId }),
  )

export async function findPair(db: Db, userId: string, otherId: string): Promise<Pair> {
  const rows = await between(db, userId, otherId).select<Relation[]>(COLUMNS)
  const saidBy = (id: string) => rows.find((row) => row.userId === id)?.kind ?? null
  return { mine: saidBy(userId), theirs: saidBy(otherId) }
}

export async function saveRelation(tx: Db, { userId, otherId, kind, since }: Relation): Promise<void> {
  await tx('player_relations')
    .insert({ user_id: userId, other_id: otherId, kind, since })
    .onConflict(['user_id', 'other_id'])
    .merge()
}

/** What both have said of each other, blocks excepted. Answers how much it was. */
export const endRelation = (tx: Db, userId: string, otherId: string): Promise<number> =>
  between(tx, userId, otherId).whereNot({ kind: 'blocked' }).delete()

export const deleteRelation = (tx: Db, { userId, otherId, kind }: Omit<Relation, 'since'>): Promise<number> =>
  tx('player_relations').where({ user_id: userId, other_id: otherId, kind }).delete()

export async function countRelations(tx: Db, userId: string, kind: RelationKind): Promise<number> {
  const [row] = await tx('player_relations')
    .where({ user_id: userId, kind })
    .count<{ count: number | string }[]>({ count: '*' })
  return Number(row?.count ?? 0)
}

/** Open requests that they are shown: not those of players whom they have blocked. */
export async function countReceived(tx: Db, userId: string): Promise<number> {
  const blocked = tx('player_relations').where({ user_id: userId, kind: 'blocked' }).select('other_id')
  const [row] = await tx('player_relations')
    .where({ other_id: userId, kind: 'asked' })
    .whereNotIn('user_id', blocked)
    .count<{ count: number | string }[]>({ count: '*' })
  return Number(row?.count ?? 0)
}
