import { AppError } from '#shared/errors/app-error.ts'

const MAX_DEPTH = 32

const refuse = (message: string) => new AppError('VALIDATION_FAILED', [{ path: '', message }])

/** Refuses deep nesting, which overflows recursive code, and NUL characters, which not every database can store. */
export function checkBodyShape(body: unknown): void {
  let level: unknown[] = [body]
  for (let depth = 1; level.length > 0; depth++) {
    const containers = level.filter((value) => typeof value === 'object' && value !== null)
    if (containers.length > 0 && depth > MAX_DEPTH) throw refuse('The body nests too deep')
    if (level.some((value) => typeof value === 'string' && value.includes('\0'))) {
      throw refuse('A text holds a NUL character')
    }
    level = containers.flatMap((value) => Object.values(value as object))
  }
}
