import { z } from 'zod/mini'
import type { Db } from '#cloud/db/client.ts'
import { type Route, route } from '#cloud/http/route.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import { adminNotesData, noteBody } from '#shared/schemas/sanctions.ts'
import type { AdminChanges } from './admin-change.ts'
import { insertNote, listNotes, type NoteRow } from './notes-repository.ts'

const params = z.object({ id: z.string().check(z.maxLength(64)) })

export const noteForAdmins = ({ id, adminId, adminName, text, madeAt }: NoteRow) => ({
  id,
  admin: { id: adminId, username: adminName },
  text,
  at: new Date(madeAt).toISOString(),
})

/** What admins tell each other about a player, who never sees it. */
export const noteRoutes = (
  change: AdminChanges,
  { db, users, now }: { readonly db: Db; readonly users: Users; readonly now: () => number },
): Route[] => [
  route({
    method: 'get',
    path: '/admin/users/{id}/notes',
    access: 'admin',
    tag: 'admin',
    summary: 'What admins have noted about a player, newest first',
    params,
    response: adminNotesData,
    async handle({ params: { id } }) {
      await users.get(id)
      return { notes: (await listNotes(db, id)).map(noteForAdmins) }
    },
  }),
  change({
    method: 'post',
    path: '/admin/users/{id}/notes',
    action: 'user.note',
    summary: 'Note something about a player, for other admins',
    params,
    body: noteBody,
    precheck: async ({ id }) => void (await users.get(id)),
    async change(tx, { caller, params: { id }, body: { text } }) {
      await users.lock(tx, id)
      await users.get(id, tx)
      await insertNote(tx, { userId: id, adminId: caller.userId, text, madeAt: now() })
      // The note goes with the account, and the log does not: it tells only that there was one.
      return { target: id, before: null, after: null, data: undefined }
    },
  }),
]
