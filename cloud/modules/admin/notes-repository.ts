import type { Db } from '#cloud/db/client.ts'
import { newId } from '#cloud/ids.ts'

export interface NoteRow {
  readonly id: string
  readonly adminId: string
  /** Null when the admin's account is gone. */
  readonly adminName: string | null
  readonly text: string
  /** Epoch milliseconds. */
  readonly madeAt: number
}

export async function insertNote(
  tx: Db,
  note: { readonly userId: string; readonly adminId: string; readonly text: string; readonly madeAt: number },
): Promise<void> {
  await tx('admin_notes').insert({
    id: newId(),
    user_id: note.userId,
    admin_id: note.adminId,
    text: note.text,
    made_at: note.madeAt,
  })
}

/** The newest first. */
export const listNotes = (db: Db, userId: string): Promise<NoteRow[]> =>
  db('admin_notes')
    .leftJoin('users', 'users.id', 'admin_notes.admin_id')
    .where({ user_id: userId })
    .orderBy('admin_notes.id', 'desc')
    .select<NoteRow[]>({
      id: 'admin_notes.id',
      adminId: 'admin_notes.admin_id',
      adminName: 'users.username',
      text: 'admin_notes.text',
      madeAt: 'admin_notes.made_at',
    })
