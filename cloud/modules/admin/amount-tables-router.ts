import { z } from 'zod'
import { dayOf, dayStart } from '#cloud/day.ts'
import type { Db } from '#cloud/db/client.ts'
import { type Route, route } from '#cloud/http/route.ts'
import type { GamePasses } from '#cloud/modules/game-pass/index.ts'
import type { Quests } from '#cloud/modules/quests/index.ts'
import {
  passTableBody,
  passTablesData,
  questTableBody,
  questTablesData,
} from '#shared/schemas/admin-tables.ts'
import type { AdminChanges } from './admin-change.ts'

export interface TableRouteParts {
  readonly db: Db
  readonly passes: Pick<GamePasses, 'tables' | 'season'>
  readonly quests: Pick<Quests, 'tables'>
  readonly now: () => number
}

const dateOf = (day: number): string => new Date(dayStart(day)).toISOString().slice(0, 10)
const timeOf = (at: number): string => new Date(at).toISOString()
const timeOrNull = (at: number): string | null => (at === 0 ? null : timeOf(at))

/** What the pass gives and quests pay: shown with their history, and changed for the next season and the next day. */
export function tableRoutes(change: AdminChanges, { db, passes, quests, now }: TableRouteParts): Route[] {
  async function passTables(at: Db) {
    const { since, amounts, version, changedAt } = await passes.tables.next(at)
    const season = passes.season()
    return {
      season,
      current: await passes.tables.of(at, season),
      next: { season: since, levels: amounts, version, changedAt: timeOrNull(changedAt) },
      history: (await passes.tables.history(at)).map((one) => ({
        season: one.since,
        levels: one.amounts,
        changedAt: timeOf(one.changedAt),
      })),
    }
  }

  async function questTables(at: Db) {
    const today = dayOf(now())
    const { since, amounts, version, changedAt } = await quests.tables.next(at)
    return {
      today: dateOf(today),
      current: await quests.tables.of(at, today),
      next: { date: dateOf(since), quests: amounts, version, changedAt: timeOrNull(changedAt) },
      history: (await quests.tables.history(at)).map((one) => ({
        date: dateOf(one.since),
        quests: one.amounts,
        changedAt: timeOf(one.changedAt),
      })),
    }
  }

  return [
    route({
      method: 'get',
      path: '/admin/game-pass/tables',
      access: 'admin',
      tag: 'admin',
      summary: 'What the pass gives in this season and the next, and what admins set before',
      response: passTablesData,
      handle: () => passTables(db),
    }),
    change({
      method: 'put',
      path: '/admin/game-pass/tables/{season}',
      action: 'pass.table',
      summary: 'Set what the pass gives from the next season on',
      params: z.object({ season: z.coerce.number().int() }),
      body: passTableBody,
      response: passTablesData,
      async change(tx, { params: { season }, body: { levels, version } }) {
        const { before } = await passes.tables.change(tx, { since: season, amounts: levels, version })
        return { target: `${season}`, before, after: levels, data: await passTables(tx) }
      },
    }),
    route({
      method: 'get',
      path: '/admin/quests/tables',
      access: 'admin',
      tag: 'admin',
      summary: 'What quests pay today and from tomorrow on, and what admins set before',
      response: questTablesData,
      handle: () => questTables(db),
    }),
    change({
      method: 'put',
      path: '/admin/quests/tables/{date}',
      action: 'quests.table',
      summary: 'Set what quests pay from the next day on (UTC)',
      params: z.object({ date: z.iso.date() }),
      body: questTableBody,
      response: questTablesData,
      async change(tx, { params: { date }, body: { quests: amounts, version } }) {
        const since = dayOf(Date.parse(date))
        const { before } = await quests.tables.change(tx, { since, amounts, version })
        return { target: date, before, after: amounts, data: await questTables(tx) }
      },
    }),
  ]
}
