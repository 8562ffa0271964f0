const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '')

/** Whether a path is `area` or lies below it, by whole segments: `/game-pass` is not below `/game`. */
export function isUnder(path: string, area: string): boolean {
  const wanted = segmentsOf(area)
  const given = segmentsOf(path)
  return wanted.every((segment, index) => given[index] === segment)
}

/** The in-game screen: `/game` and everything below it. */
export const isGamePath = (path: string): boolean => isUnder(path, '/game')
