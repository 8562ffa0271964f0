import { RedisUnreachableError } from './cluster.ts'
import { SettingsError } from './config/read-settings.ts'
import { DatabaseAwayError } from './db/database-away.ts'
import { DatabaseInUseError } from './db/file-lock.ts'
import { AdminAccountError } from './modules/auth/index.ts'

const FOR_OPERATORS = [SettingsError, DatabaseInUseError, RedisUnreachableError, AdminAccountError]

/** Operators read this: a sentence for what they can mend, the stack for what they cannot. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (FOR_OPERATORS.some((kind) => error instanceof kind)) return error.message
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${error.port} is taken by another program. Set PORT to a free one.`
  }
  if (code === 'EACCES' && 'port' in error)
    return `Port ${error.port} needs rights that this user does not have.`
  if (error instanceof DatabaseAwayError)
    return `The database does not answer${reasonOf(error)}. Look at DATABASE_URL.`
  return error.stack ?? error.message
}

/** Several addresses that all refuse make an error without a message. */
function reasonOf({ cause }: Error): string {
  if (!(cause instanceof Error)) return ''
  return `: ${cause.message || ('code' in cause ? cause.code : cause.name)}`
}
