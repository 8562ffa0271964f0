/** The part of pino that the engine uses. An error is logged as `err`: pino writes no other out. */
export interface Logger {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}
