import type { Writable } from 'node:stream'
import pino, { type Logger, type SerializedError } from 'pino'
import type { Settings } from './config/settings.ts'
import { lineWriter } from './line-writer.ts'

export type { Logger }

const LEVELS = { production: 'info', development: 'warn', test: 'silent' } as const

/** What must never be read in a log, wherever an object carries it. */
const SECRET_KEYS = [
  'token',
  'idToken',
  'deviceToken',
  'stageToken',
  'reconnectionToken',
  'password',
  'newPassword',
  'currentPassword',
  'confirmPassword',
  'authorization',
  'cookie',
]

/** Logs go to stderr: stdout bears one line, the one that says where the game is. */
export function createLogger({ mode }: Pick<Settings, 'mode'>, stream: Writable = process.stderr): Logger {
  const logger: Logger = pino(
    {
      level: LEVELS[mode],
      base: null,
      serializers: { err: errorInLog },
      redact: {
        paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
        censor: '[redacted]',
      },
    },
    lineWriter(stream, (dropped) =>
      logger.warn({ dropped }, 'lines of the log were dropped: nobody read it'),
    ),
  )
  return logger
}

/** Libraries hang on errors what they were doing: a command with its arguments, a request with its headers. That stays out. */
function errorInLog(error: unknown): unknown {
  return error instanceof Error ? summary(pino.stdSerializers.err(error)) : error
}

const summary = ({ type, message, stack, code, responseCode, aggregateErrors }: SerializedError): object => ({
  type,
  message,
  stack,
  code,
  responseCode,
  ...(aggregateErrors && { aggregateErrors: aggregateErrors.map(summary) }),
})
