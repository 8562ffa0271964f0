import { pathExpression } from '../../cloud/testing/find-route.ts'
import type { Journey } from './journeys-page.ts'
import type { VisitRecord } from './visit-record.ts'

interface Known {
  /** Finds the pattern of a visited path. */
  readonly patternOf: (path: string) => string
  /** Server routes, as docs/doors.md names them. */
  readonly calls: readonly string[]
}

/** Merges the records of each file's tests into what the file visits. Unknown calls are left out. */
export function journeysIn(
  records: readonly VisitRecord[],
  { patternOf, calls }: Known,
): Map<string, Journey> {
  const routes = calls
    .map((call) => {
      const [method = '', path = ''] = call.split(' ')
      return { call, method, path, expression: pathExpression(`/api${path}`) }
    })
    .toSorted((one, other) => ids(one.path) - ids(other.path))
  const routeOf = (seen: string) => {
    const [method, path = ''] = seen.split(' ')
    return routes.find((route) => route.method === method && route.expression.test(path))?.call ?? []
  }
  const byFile = Map.groupBy(records, ({ file }) => file)
  return new Map(
    [...byFile].map(([file, own]) => [
      file,
      {
        // An unknown path is a page of the server, such as the sandbox bank.
        pages: unique(own.flatMap(({ pages }) => pages.map(patternOf))).filter((pattern) => pattern !== '*'),
        calls: unique(own.flatMap((record) => record.calls.flatMap(routeOf))),
        seconds: Math.round(own.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000),
      },
    ]),
  )
}
const ids = (path: string): number => path.split('{').length
const unique = (names: readonly string[]): string[] => [...new Set(names)].toSorted()
