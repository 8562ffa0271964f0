import type { Writable } from 'node:stream'

/** A few thousand lines: what is written in a second of a bad day, while the reader of the log is busy. */
const MOST_WAITING_BYTES = 1024 * 1024

/** What pino writes to. */
export interface LineWriter {
  write(line: string): void
  /** Calls back when all that was written so far has gone out. */
  flush(done: () => void): void
}

/**
 * Writes lines to a stream that may not be read, such as a pipe: they wait in memory, and those that are too many are dropped.
 * `onDropped` is told how many, before the next line is written.
 */
export function lineWriter(stream: Writable, onDropped: (count: number) => void): LineWriter {
  let dropped = 0

  /** Half of the room must be free again, or every other line would be one about lines that were dropped. */
  const hasRoom = () => stream.writableLength < (dropped === 0 ? MOST_WAITING_BYTES : MOST_WAITING_BYTES / 2)

  function tellDropped(): void {
    const count = dropped
    if (count === 0 || !hasRoom()) return
    dropped = 0
    onDropped(count)
  }

  return {
    write(line) {
      tellDropped()
      if (hasRoom()) stream.write(line, tellDropped)
      else dropped++
    },
    flush: (done) => void stream.write('', () => done()),
  }
}
