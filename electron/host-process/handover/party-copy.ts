import { z } from 'zod/mini'
import { partyNameSchema } from '#shared/schemas/party.ts'
import { inviteCodeSchema } from '#shared/schemas/room.ts'
import type { Store } from '../store/open-store.ts'

const text = z.string()
const instant = z.int()

const guestRow = z.strictObject({
  id: text,
  nickname: text,
  avatar: text,
  language: z.nullable(text),
  device_hash: text,
  token_hash: z.nullable(text),
  login_id: z.nullable(text),
  created_at: instant,
  seen_at: instant,
})
const voiceRow = z.strictObject({ guest_id: text, voice_id: text })
const gameRow = z.strictObject({ session_id: text, finished_at: instant, body: text })
const roomRow = z.strictObject({ room_id: text, written_at: instant, body: text })

/** A party as another computer can go on with it. */
export const partyCopySchema = z.strictObject({
  party: z.strictObject({
    partyId: z.string().check(z.regex(/^\w{1,40}$/)),
    name: partyNameSchema,
    code: inviteCodeSchema,
    passwordDigest: z.nullable(text),
  }),
  /** Tokens as digests: they stay valid, and nobody can log in by what stands here. */
  guests: z.array(guestRow),
  /** In which they speak; of a party that was led before there were any, none. */
  voices: z._default(z.array(voiceRow), []),
  /** Those that the other does not have yet. */
  games: z.array(gameRow),
  /** The bodies are the engine's snapshots. */
  rooms: z.array(roomRow),
})
export type PartyCopy = z.infer<typeof partyCopySchema>
export type GameRow = PartyCopy['games'][number]

type Tables = Omit<PartyCopy, 'party'>
type Row<Table extends keyof Tables> = Tables[Table][number]

/** The tables of a copy, with the games since an instant in epoch milliseconds. */
export function readTables(store: Store, gamesSince: number): Tables {
  const all = <Table extends keyof Tables>(sql: string, ...args: number[]) =>
    store.prepare<number[], Row<Table>>(sql).all(...args)
  return {
    guests: all<'guests'>('select * from guests'),
    voices: all<'voices'>('select * from guest_voices'),
    games: all<'games'>('select * from games where finished_at >= ?', gamesSince),
    rooms: all<'rooms'>('select * from rooms'),
  }
}

/** Makes this store the party's, in this epoch: on the disk when it returns, or not at all. */
export function writeCopy(
  store: Store,
  { party, guests, voices, games, rooms }: PartyCopy,
  epoch: number,
): void {
  const insert = (table: string, row: object) => {
    const columns = Object.keys(row)
    const values = columns.map((column) => `@${column}`)
    const changes = columns.map((column) => `${column} = excluded.${column}`)
    store
      .prepare(
        `insert into ${table} (${columns.join()}) values (${values.join()})
         on conflict do update set ${changes.join()}`,
      )
      .run(row)
  }
  store.transaction(() => {
    // What is left of another party is nobody's here.
    store
      .prepare('delete from games where not exists (select 1 from party where party_id = ?)')
      .run(party.partyId)
    store
      .prepare('update party set party_id = ?, name = ?, code = ?, epoch = ?')
      .run(party.partyId, party.name, party.code, epoch)
    store
      .prepare('delete from guests where id not in (select value from json_each(?))')
      .run(JSON.stringify(guests.map(({ id }) => id)))
    store.prepare('delete from rooms').run()
    for (const row of guests) insert('guests', row)
    for (const row of voices) insert('guest_voices', row)
    for (const row of games) insert('games', row)
    for (const row of rooms) insert('rooms', row)
    // Nobody else can take over from the one who has just done so.
    store.prepare('update handover set holder = null').run()
  })()
  store.pragma('wal_checkpoint(FULL)')
}
