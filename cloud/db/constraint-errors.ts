import { AppError } from '#shared/errors/app-error.ts'
import type { ErrorCode } from '#shared/errors/catalogue.ts'

/** Postgres names the constraint, SQLite the columns; a constraint with a text of its own stands here under both names. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  users_username_unique: 'USERNAME_ALREADY_TAKEN',
  'users.username_folded': 'USERNAME_ALREADY_TAKEN',
  users_email_unique: 'EMAIL_ALREADY_EXISTS',
  'users.email_folded': 'EMAIL_ALREADY_EXISTS',
  // It opened a login already.
  google_tokens_used_pkey: 'GOOGLE_AUTHENTICATION_FAILED',
  'google_tokens_used.token_hash': 'GOOGLE_AUTHENTICATION_FAILED',
}

const DUPLICATES = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'])

const FOREIGN_KEYS = new Set(['SQLITE_CONSTRAINT_FOREIGNKEY', '23503'])

const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error ? String(error.code) : null

/** A row was written that hangs on one which is not there. SQLite does not say on which. */
export const isForeignKeyFault = (error: unknown): boolean => FOREIGN_KEYS.has(codeOf(error) ?? '')

/** The failure to answer for a duplicate; null for any other error, which is then a SERVER_ERROR. */
export function constraintError(error: unknown): AppError | null {
  if (!(error instanceof Error) || !DUPLICATES.has(codeOf(error) ?? '')) return null
  return new AppError(CODES[constraintOf(error)] ?? 'RECORD_ALREADY_EXISTS')
}

/** SQLite: 'insert into … - UNIQUE constraint failed: users.username_folded'. */
function constraintOf(error: Error): string {
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint
  return error.message.match(/constraint failed: ([\w.]+)/)?.[1] ?? ''
}
