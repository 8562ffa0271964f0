import type { Db } from '#cloud/db/client.ts'
import { COUNTED, type Counts, type Figure, GAUGES, type Gauges } from './figures-rules.ts'

export type Span = 'minute' | 'hour'

const columnOf = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/^within/, 'within_')
/** Field by column. */
const COLUMNS: Readonly<Record<string, string>> = Object.fromEntries(
  ['at', ...GAUGES, ...COUNTED].map((name) => [name, columnOf(name)]),
)

const toColumns = (figures: Partial<Figure>) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [COLUMNS[name], value]))

/** Adds to what other processes have counted in that minute. */
export async function addCounts(db: Db, at: number, counts: Partial<Counts>): Promise<void> {
  const added = toColumns(counts)
  await db('figures')
    .insert({ span: 'minute', at, ...added })
    .onConflict(['span', 'at'])
    .merge(
      Object.fromEntries(
        Object.keys(added).map((column) => [
          column,
          db.raw('?? + ??', [`figures.${column}`, `excluded.${column}`]),
        ]),
      ),
    )
}

/** In place of what was there of these. */
export async function setFigures(
  db: Db,
  span: Span,
  at: number,
  figures: Partial<Counts & Gauges>,
): Promise<void> {
  const row = toColumns(figures)
  await db('figures')
    .insert({ span, at, ...row })
    .onConflict(['span', 'at'])
    .merge(Object.keys(row))
}

/** From then on, before `to`, in the order of time. */
export const listFigures = (db: Db, span: Span, from: number, to: number): Promise<Figure[]> =>
  db('figures')
    .where({ span })
    .where('at', '>=', from)
    .where('at', '<', to)
    .orderBy('at')
    .select<Figure[]>(COLUMNS)

export async function deleteFigures(db: Db, span: Span, before: number): Promise<void> {
  await db('figures').where({ span }).where('at', '<', before).delete()
}
