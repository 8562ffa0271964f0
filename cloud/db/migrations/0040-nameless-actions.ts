import { fromJson, toJson } from '../columns.ts'
import type { Migration } from '../migration.ts'

const AT_ONCE = 500
/** What the log keeps of these since. */
const KEPT = { 'user.verify_email': 'emailVerified', 'user.delete': 'role' } as const

interface LoggedAction {
  readonly id: string
  readonly action: keyof typeof KEPT
  readonly before: string
  readonly after: string
}

/** Of a JSON object its one field that stays; anything else is left as it is. */
function only(field: string, json: string): string {
  const value = fromJson<Record<string, unknown> | null>(json)
  return value === null ? json : toJson({ [field]: value[field] })
}

/** The audit log outlives accounts: it forgets the addresses and names that it took down of them. */
export const namelessActions: Migration = {
  name: '0040-nameless-actions',

  async up(db) {
    for (let after = ''; ; ) {
      const actions: LoggedAction[] = await db('admin_actions')
        .whereIn('action', Object.keys(KEPT))
        .where('id', '>', after)
        .orderBy('id')
        .limit(AT_ONCE)
        .select('id', 'action', 'before', 'after')
      for (const { id, action, before, after } of actions)
        await db('admin_actions')
          .where({ id })
          .update({ before: only(KEPT[action], before), after: only(KEPT[action], after) })
      const last = actions.at(-1)
      if (last === undefined) return
      after = last.id
    }
  },

  // What is forgotten does not come back.
  down: async () => undefined,
}
