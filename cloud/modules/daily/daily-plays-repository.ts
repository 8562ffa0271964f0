import type { Db } from '#cloud/db/client.ts'
import { fromJson, toJson } from '#cloud/db/columns.ts'
import { newId } from '#cloud/ids.ts'
import type { Language } from '#shared/constants/game.ts'
import type { DailyGuess } from '#shared/schemas/daily.ts'
import type { DoneDay, Play } from './daily-rules.ts'

/** Databases limit the bindings of one statement. */
const ROWS_AT_ONCE = 50

/** Whose a play is. */
export type Owner = { readonly user_id: string } | { readonly device_id: string }

/** Which riddle. */
export interface Riddle {
  readonly day: number
  readonly language: Language
}

interface PlayRow extends Riddle {
  readonly guesses: string
  readonly outcome: Play['outcome']
}

const COLUMNS = ['day', 'language', 'guesses', 'outcome'] as const
const ofRow = ({ guesses, outcome }: PlayRow): Play => ({ guesses: fromJson<DailyGuess[]>(guesses), outcome })
const toRow = ({ guesses, outcome }: Play) => ({
  guesses: toJson(guesses),
  guess_count: guesses.length,
  outcome,
})

export const UNPLAYED: Play = { guesses: [], outcome: 'open' }

export async function findPlay(db: Db, owner: Owner, { day, language }: Riddle): Promise<Play> {
  const row = await db('daily_plays')
    .where({ ...owner, day, language })
    .first<PlayRow>(COLUMNS)
  return row ? ofRow(row) : UNPLAYED
}

/** Holds the row in the transaction, so that guesses of one player come one after the other; makes it when there is none. */
export async function holdPlay(tx: Db, owner: Owner, { day, language }: Riddle): Promise<Play> {
  await tx('daily_plays')
    .insert({ id: newId(), ...owner, day, language, ...toRow(UNPLAYED) })
    .onConflict([...Object.keys(owner), 'day', 'language'])
    .ignore()
  const row = await tx('daily_plays')
    .where({ ...owner, day, language })
    .forUpdate()
    .first<PlayRow>(COLUMNS)
  return row ? ofRow(row) : UNPLAYED
}

export async function savePlay(tx: Db, owner: Owner, { day, language }: Riddle, play: Play): Promise<void> {
  await tx('daily_plays')
    .where({ ...owner, day, language })
    .update(toRow(play))
}

/** Newest first. */
export async function listPlays(db: Db, owner: Owner): Promise<(Riddle & Play)[]> {
  const rows = await db('daily_plays').where(owner).orderBy(['day', 'language']).select<PlayRow[]>(COLUMNS)
  return rows.map((row) => ({ day: row.day, language: row.language, ...ofRow(row) })).reverse()
}

/** The device's plays become the account's, but where that has one of the same riddle. */
export async function copyPlays(tx: Db, deviceId: string, userId: string): Promise<void> {
  const plays = await listPlays(tx, { device_id: deviceId })
  const rows = plays.map(({ day, language, ...play }) => ({
    id: newId(),
    user_id: userId,
    day,
    language,
    ...toRow(play),
  }))
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await tx('daily_plays')
      .insert(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflict(['user_id', 'day', 'language'])
      .ignore()
}

export async function listDoneDays(db: Db, owner: Owner): Promise<DoneDay[]> {
  return db('daily_plays').where(owner).whereNot({ outcome: 'open' }).select<DoneDay[]>('day', 'outcome')
}

export interface Count {
  readonly outcome: 'solved' | 'failed'
  readonly guesses: number
  readonly players: number
}

/** How many ended it how. */
export async function countOutcomes(db: Db, { day, language }: Riddle): Promise<Count[]> {
  const rows = await db('daily_plays')
    .where({ day, language })
    .whereNot({ outcome: 'open' })
    .groupBy('outcome', 'guess_count')
    .select({ outcome: 'outcome', guesses: 'guess_count' })
    .count({ players: 'id' })
  return (rows as (Omit<Count, 'players'> & { players: number | string })[]).map(({ players, ...row }) => ({
    ...row,
    players: Number(players),
  }))
}
