import { AppError } from '#shared/errors/app-error.ts'
import type { PlainErrorCode } from '#shared/errors/error-details.ts'

/** Postgres names the constraint, SQLite the columns; a constraint with a text of its own stands here under both names. */
const CODES: Readonly<Record<string, PlainErrorCode>> = {
  users_username_unique: 'USERNAME_ALREADY_TAKEN',
  'users.username_folded': 'USERNAME_ALREADY_TAKEN',
  users_email_unique: 'EMAIL_ALREADY_EXISTS',
  'users.email_folded': 'EMAIL_ALREADY_EXISTS',
  // It opened a login already.
  google_tokens_used_pkey: 'GOOGLE_AUTHENTICATION_FAILED',
  'google_tokens_used.token_hash': 'GOOGLE_AUTHENTICATION_FAILED',
}

const DUPLICATES = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'])

/** Only users are pointed to: whoever's the row would be, their account was deleted a moment ago. */
const OWNERLESS = new Set(['SQLITE_CONSTRAINT_FOREIGNKEY', '23503'])

/** Null when the error is none of these: then nobody asked for it, and it is a SERVER_ERROR. */
export function constraintError(error: unknown): AppError | null {
  if (!(error instanceof Error) || !('code' in error)) return null
  const code = String(error.code)
  if (OWNERLESS.has(code)) return new AppError('UNAUTHORIZED')
  return DUPLICATES.has(code) ? new AppError(CODES[constraintOf(error)] ?? 'RECORD_ALREADY_EXISTS') : null
}

/** SQLite: 'insert into … - UNIQUE constraint failed: users.username_folded'. */
function constraintOf(error: Error): string {
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint
  return error.message.match(/constraint failed: ([\w.]+)/)?.[1] ?? ''
}
