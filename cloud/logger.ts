import pino, { type Logger } from 'pino'
import type { Settings } from './config/settings.ts'

export type { Logger }

const LEVELS = { production: 'info', development: 'warn', test: 'silent' } as const

/** What must never be read in a log, wherever an object carries it. */
const SECRET_KEYS = [
  'token',
  'idToken',
  'password',
  'newPassword',
  'currentPassword',
  'confirmPassword',
  'authorization',
  'cookie',
]

/** Logs go to stderr: stdout bears one line, the one that says where the game is. */
export function createLogger(settings: Pick<Settings, 'mode'>): Logger {
  return pino(
    {
      level: LEVELS[settings.mode],
      base: null,
      redact: {
        paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
        censor: '[redacted]',
      },
    },
    pino.destination({ dest: 2, sync: true }),
  )
}
