import { dirname } from 'node:path'
import {
  affectsEverything,
  COMPOSITION_ROOTS,
  differsOnPostgres,
  isTestedFromOutside,
  moduleOf,
  PAGE_VISITS,
  PROCESS_TESTS,
} from './boundaries.ts'
import { type ChosenJourney, chooseJourneys, type Hit } from './choose-journeys.ts'
import { clientPages } from './client-pages.ts'
import type { Journey } from './journeys-page.ts'
import { nearest, type Step, wayTo } from './nearest.ts'
import { isJourney, isTest, type SourceGraph } from './source-graph.ts'

/** A Vitest file that the change can affect. */
export interface ChosenTest {
  readonly file: string
  readonly distance: number
  readonly why: string
  /** True if the file also runs on Postgres. */
  readonly onPostgres: boolean
}

/** All tests that the change can affect, nearest first, without a time limit. */
export interface Affected {
  /** Changed file that can affect every test; null if there is none. */
  readonly everything: string | null
  readonly tests: readonly ChosenTest[]
  readonly journeys: readonly ChosenJourney[]
}

export interface Knowledge {
  readonly graph: SourceGraph
  /** Test files of each server route, such as `GET /rooms/{id}`, from docs/doors.md. */
  readonly doors: ReadonlyMap<string, readonly string[]>
  readonly journeys: ReadonlyMap<string, Journey>
}

/** Three imports, or two and the test of a module. */
const FARTHEST = 3.5
/** Number of imports between a part of a page and the page. */
const FARTHEST_PAGE = 8

/** Finds the tests that a change of these files can affect. */
export function affectedBy(changed: readonly string[], { graph, doors, journeys }: Knowledge): Affected {
  const everything = changed.find(affectsEverything) ?? null
  const testsIn = testsByFolder(graph)
  const reached = nearest(changed, createSteps(graph, testsIn, doors), FARTHEST)
  const distances = [...reached].map(([file, { distance }]) => ({ file, distance }))
  const onPostgres = changed.some(differsOnPostgres)
  const tests = distances
    .filter(({ file }) => isTest(file) && !isJourney(file) && graph.files.has(file))
    .map(({ file, distance }) => ({
      file,
      distance,
      why: wayTo(file, reached),
      onPostgres: onPostgres && /^cloud\//.test(file),
    }))
    .toSorted((one, other) => one.distance - other.distance || kinship(other.file) - kinship(one.file))
  /** Counts the leading folders that a test shares with a changed file. */
  function kinship(file: string): number {
    const parts = file.split('/')
    const shared = (other: string[]) => parts.findIndex((part, at) => part !== other[at])
    return Math.max(...changed.map((one) => shared(one.split('/'))))
  }
  const pages = clientPages(graph.textOf)
  const client = nearest(changed, createClientSteps(graph), FARTHEST_PAGE)
  const hits = (files: typeof reached, names: (file: string) => readonly string[]): Hit[] =>
    [...files].flatMap(([file, { distance }]) => names(file).map((name) => ({ name, distance })))
  return {
    everything,
    tests,
    journeys: chooseJourneys({
      changed,
      reached,
      journeys,
      pages: hits(client, (file) => pages.get(file) ?? []),
      calls: hits(reached, (file) => routesIn(file, graph)),
    }),
  }
}

/** Returns the function that lists the client files that import a file. */
function createClientSteps(graph: SourceGraph) {
  return (file: string, distance: number): Step[] =>
    distance > 0 && COMPOSITION_ROOTS.has(file)
      ? []
      : graph
          .importersOf(file)
          .filter((importer) => importer.startsWith('renderer/') && !isTest(importer))
          .map((to) => ({ to, cost: 1, why: 'imports' }))
}

/** Returns the server routes that a router declares. */
function routesIn(file: string, graph: SourceGraph): string[] {
  if (!file.startsWith('cloud/') || isTest(file)) return []
  const routes = graph.textOf(file).matchAll(/method: '(\w+)',\s+path: '([^']+)'/g)
  return [...routes].map(([, method = '', path = '']) => `${method.toUpperCase()} ${path}`)
}

/** Returns the tables that a migration changes. */
function tablesIn(file: string, graph: SourceGraph): string[] {
  if (!file.startsWith('cloud/db/migrations/')) return []
  return [...graph.textOf(file).matchAll(/[tT]able\('(\w+)'/g)].map(([, table = '']) => table)
}

function testsByFolder(graph: SourceGraph): (folder: string) => readonly string[] {
  const all = [...graph.files].filter((file) => isTest(file) && !isJourney(file))
  const known = new Map<string, string[]>()
  return (folder) => {
    const tests = known.get(folder) ?? all.filter((file) => file.startsWith(folder))
    known.set(folder, tests)
    return tests
  }
}

/** Returns the function that lists every file which a change of one file can affect directly. */
function createSteps(
  graph: SourceGraph,
  testsIn: (folder: string) => readonly string[],
  doors: Knowledge['doors'],
) {
  const pages = clientPages(graph.textOf)
  /** Returns whether the client wraps its pages in this file: guards, layouts and the like. */
  const isAroundPages = (file: string) =>
    file.startsWith('renderer/') &&
    !pages.has(file) &&
    graph.importersOf(file).some((importer) => COMPOSITION_ROOTS.has(importer))
  return (file: string, distance: number): Step[] => {
    if (distance > 0 && (isTest(file) || COMPOSITION_ROOTS.has(file))) return []
    const folder = `${dirname(file)}/`
    const module = moduleOf(file)
    const own = testsIn(folder).filter((test) => areNamedAlike(file, test))
    const routes = routesIn(file, graph)
    const through = routes.flatMap((route) =>
      (doors.get(route) ?? []).map((to) => ({ to, cost: 1.5, why: `comes through ${route} of` })),
    )
    const steps = [
      ...own.map((to) => ({ to, cost: 0.5, why: 'is named after' })),
      ...graph.importersOf(file).map((to) => ({ to, cost: 1, why: 'imports' })),
      ...through,
    ]
    if (distance > 0)
      return module !== null && isTestedFromOutside(module)
        ? [...steps, ...testsIn(module).map((to) => ({ to, cost: 1, why: 'tests the module of' }))]
        : steps
    const queries = tablesIn(file, graph).flatMap((table) =>
      [...graph.files]
        .filter((one) => one.startsWith('cloud/modules/') && graph.textOf(one).includes(`'${table}'`))
        .map((to) => ({ to, cost: 1, why: `queries ${table}, a table of` })),
    )
    const visits = isAroundPages(file)
      ? PAGE_VISITS.flatMap(graph.importersOf).map((to) => ({ to, cost: 2.5, why: 'visits pages with' }))
      : []
    return [
      ...steps,
      ...visits,
      ...queries,
      ...testsIn(folder).map((to) => ({ to, cost: 1, why: 'is in the folder of' })),
      ...testsIn(module ?? folder).map((to) => ({ to, cost: 1.5, why: 'is in the module of' })),
      ...PROCESS_TESTS.filter(({ changed }) => changed.test(file)).flatMap(({ tests }) =>
        tests.map((to) => ({ to, cost: 2, why: 'runs the process of' })),
      ),
    ]
  }
}

/** Returns whether the names share a stem: `wallet-service.ts` with `wallet.test.ts` or `wallet-service-race.test.ts`. */
function areNamedAlike(file: string, test: string): boolean {
  const stem = stemOf(file)
  const tested = stemOf(test)
  return stem === tested || tested.startsWith(`${stem}-`) || stem.startsWith(`${tested}-`)
}
const stemOf = (file: string): string =>
  (file.split('/').at(-1) ?? '').replace(/(\.(property|test|spec|module))*\.\w+$/, '')
