/** The part of pino that the engine uses. Pass errors as `err`, the only name that pino serialises. */
export interface Logger {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}
