import pino from 'pino'
import type { Logger as EngineLogger } from '#host-engine/index.ts'

/** What the party says of itself, on stderr: stdout bears what people read. */
export type Logger = EngineLogger

export const createLogger = (level: 'info' | 'warn' | 'silent'): Logger =>
  pino({ level, base: null, redact: ['token', 'deviceToken', 'password'] }, pino.destination(2))
