import type { SourceGraph } from './source-graph.ts'

/** Tables of the client's routes. */
const ROUTE_FILES = [
  'renderer/src/app/routes.tsx',
  'renderer/src/app/play-routes.tsx',
  'renderer/src/app/party/party-routes.tsx',
]

/** Pages that `renderer/src/app/main.ts` starts without a router. */
const OWN_STARTS = [
  ['renderer/src/app/start-landing.tsx', '/'],
  ['renderer/src/app/start-stage.tsx', '/stage/:code'],
] as const

/** Returns the file that draws each client page, with the patterns of its paths in the router's notation. */
export function clientPages(textOf: SourceGraph['textOf']): Map<string, string[]> {
  const pages = new Map<string, string[]>()
  const add = (file: string, pattern: string) => pages.set(file, [...(pages.get(file) ?? []), pattern])
  for (const [file, pattern] of OWN_STARTS) add(file, pattern)
  for (const routeFile of ROUTE_FILES) {
    const text = textOf(routeFile)
    for (const route of text.split(/(?=\bpath: '|\bindex: true|\blegalRoute\(|\blegalRoute = )/)) {
      const path = /^path: '([^']+)'/.exec(route)?.[1] ?? (route.startsWith('index') ? '' : null)
      const file = drawnBy(route, text)
      if (path !== null && file !== null) add(file, path === '*' ? path : `/${path}`)
      const legal = /^legalRoute\('([^']+)'/.exec(route)?.[1]
      if (legal !== undefined) add('renderer/src/features/legal/legal-page.tsx', `/${legal}`)
    }
  }
  return pages
}

/** Returns the file of the page's component, lazy or imported; null for a layout or a redirect. */
function drawnBy(route: string, text: string): string | null {
  const fetched = /import\('#renderer\/(\S+-page\.tsx|\S+-door\.tsx)'\)/.exec(route)?.[1]
  const component = /\bComponent: (\w+Page)\b/.exec(route)?.[1]
  const imported = component && new RegExp(`import \\{ ${component} \\} from '#renderer/([^']+)'`).exec(text)
  const file = fetched ?? (imported ? imported[1] : undefined)
  return file === undefined ? null : `renderer/src/${file}`
}

/** Returns a function that finds the pattern of a visited path. */
export function pagePatternFinder(patterns: readonly string[]): (path: string) => string {
  const known = patterns
    .filter((pattern) => pattern !== '*')
    .toSorted((one, other) => parameters(one) - parameters(other))
    .map((pattern) => ({ pattern, expression: expressionOf(pattern) }))
  return (path) => known.find(({ expression }) => expression.test(path))?.pattern ?? '*'
}
const parameters = (pattern: string): number => pattern.split(':').length
const expressionOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}/?$`)
