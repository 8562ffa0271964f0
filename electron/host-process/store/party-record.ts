import { monotonicFactory } from 'ulid'
import { makeInviteCode } from '#host-engine/index.ts'
import type { Store } from './open-store.ts'

/** A party as it is kept: it is the same one after a restart. */
export interface PartyRecord {
  readonly partyId: string
  readonly name: string
  readonly code: string
  readonly epoch: number
}

/** ULIDs in the order of their making. */
export const newId: () => string = monotonicFactory()

/** The folder's party under its present name, or under the one that it has; a new one where there is none yet. */
export function readParty(store: Store, name: string | null): PartyRecord {
  store
    .prepare(
      `insert into party (only_one, party_id, name, code, epoch) values (1, @id, coalesce(@name, ''), @code, 1)
       on conflict (only_one) do update set name = coalesce(@name, name)`,
    )
    .run({ id: newId(), name, code: makeInviteCode() })
  return store
    .prepare<[], PartyRecord>('select party_id as partyId, name, code, epoch from party')
    .get() as PartyRecord
}
