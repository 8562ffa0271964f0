/** Frames that all clients were sent, by the names of their events. */
export function createTally() {
  const frames = new Map<string, number>()
  let bytes = 0
  return {
    count(name: string, size: number): void {
      frames.set(name, (frames.get(name) ?? 0) + 1)
      bytes += size
    },
    of: (...names: readonly string[]): number =>
      names.reduce((sum, name) => sum + (frames.get(name) ?? 0), 0),
    all: (): number => [...frames.values()].reduce((sum, count) => sum + count, 0),
    bytes: (): number => bytes,
  }
}
export type Tally = ReturnType<typeof createTally>
