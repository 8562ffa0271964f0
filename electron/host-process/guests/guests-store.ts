import type { Store } from '../store/open-store.ts'
import type { Guest } from './guest.ts'

const COLUMNS =
  'id, nickname, avatar, language, login_id as loginId, created_at as createdAt, seen_at as seenAt'

type Changes = Partial<Pick<Guest, 'nickname' | 'avatar' | 'language' | 'seenAt'>>

/** The guests' rows. Tokens are kept as digests: whoever reads the file can log in as nobody. */
export function createGuestsStore(store: Store) {
  const byId = store.prepare<[string], Guest>(`select ${COLUMNS} from guests where id = ?`)
  const byDevice = store.prepare<[string], Guest>(`select ${COLUMNS} from guests where device_hash = ?`)
  const byToken = store.prepare<[string], Guest>(`select ${COLUMNS} from guests where token_hash = ?`)
  const seenSince = store.prepare<[number], Guest>(`select ${COLUMNS} from guests where seen_at >= ?`)
  const insert = store.prepare<[Omit<Guest, 'loginId'> & { deviceHash: string }]>(
    `insert into guests (id, nickname, avatar, language, device_hash, created_at, seen_at)
     values (@id, @nickname, @avatar, @language, @deviceHash, @createdAt, @seenAt)`,
  )
  const change = store.prepare<[Guest]>(
    'update guests set nickname = @nickname, avatar = @avatar, language = @language, seen_at = @seenAt where id = @id',
  )
  const login = store.prepare<[{ id: string; tokenHash: string; loginId: string }]>(
    'update guests set token_hash = @tokenHash, login_id = @loginId where id = @id',
  )
  const deleteUnused = store.prepare<[number]>('delete from guests where seen_at < ?')

  return {
    find: (id: string): Guest | undefined => byId.get(id),
    findByDevice: (deviceHash: string): Guest | undefined => byDevice.get(deviceHash),
    findByToken: (tokenHash: string): Guest | undefined => byToken.get(tokenHash),
    /** Those who were here since then, in epoch milliseconds. */
    seenSince: (since: number): Guest[] => seenSince.all(since),
    insert: (guest: Omit<Guest, 'loginId'> & { deviceHash: string }): void => void insert.run(guest),
    change(guest: Guest, changes: Changes): Guest {
      const changed = { ...guest, ...changes }
      change.run(changed)
      return changed
    },
    /** The one login of this guest from now on. */
    setLogin: (id: string, tokenHash: string, loginId: string): void =>
      void login.run({ id, tokenHash, loginId }),
    deleteUnused: (since: number): void => void deleteUnused.run(since),
  }
}
export type GuestsStore = ReturnType<typeof createGuestsStore>
