import { dirname } from 'node:path'
import {
  affectsEverything,
  COMPOSITION_ROOTS,
  differsOnPostgres,
  isTestedFromOutside,
  moduleOf,
  PROCESS_TESTS,
} from './boundaries.ts'
import { chooseJourneys, type ChosenJourney, type Hit } from './choose-journeys.ts'
import { clientPages } from './client-pages.ts'
import type { Journey } from './journeys-page.ts'
import { nearest, type Step, wayTo } from './nearest.ts'
import { isJourney, isTest, type SourceGraph } from './source-graph.ts'

/** A chosen Vitest file. */
export interface ChosenTest {
  readonly file: string
  readonly distance: number
  readonly why: string
  /** Whether it runs on Postgres, too. */
  readonly onPostgres: boolean
}

/** Every test that the change can affect, nearest first, before the time is looked at. */
export interface Affected {
  /** The changed file that every test can notice; null if there is none. */
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
  /** Number of leading folders that a test shares with the nearest changed file. */
  function kinship(file: string): number {
    const parts = file.split('/')
    const shared = (other: string[]) => parts.findIndex((part, at) => part !== other[at])
    return Math.max(...changed.map((one) => shared(one.split('/'))))
  }
  const pages = clientPages(graph.textOf)
  const hits = (names: (file: string) => readonly string[]): Hit[] =>
    distances.flatMap(({ file, distance }) => names(file).map((name) => ({ name, distance })))
  return {
    everything,
    tests,
    journeys: chooseJourneys({
      changed,
      reached,
      journeys,
      pages: hits((file) => pages.get(file) ?? []),
      calls: hits((file) => routesIn(file, graph)),
    }),
  }
}

/** Server routes that a router declares. */
function routesIn(file: string, graph: SourceGraph): string[] {
  if (!file.startsWith('cloud/') || isTest(file)) return []
  const routes = graph.textOf(file).matchAll(/method: '(\w+)',\s+path: '([^']+)'/g)
  return [...routes].map(([, method = '', path = '']) => `${method.toUpperCase()} ${path}`)
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

/** All ways in which a change of one file can affect another. */
function createSteps(
  graph: SourceGraph,
  testsIn: (folder: string) => readonly string[],
  doors: Knowledge['doors'],
) {
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
    return [
      ...steps,
      ...testsIn(folder).map((to) => ({ to, cost: 1, why: 'is in the folder of' })),
      ...testsIn(module ?? folder).map((to) => ({ to, cost: 1.5, why: 'is in the module of' })),
      ...PROCESS_TESTS.filter(({ changed }) => changed.test(file)).flatMap(({ tests }) =>
        tests.map((to) => ({ to, cost: 2, why: 'runs the process of' })),
      ),
    ]
  }
}

/** Whether the names begin alike: `wallet-service.ts`, `wallet.test.ts`, `wallet-service-race.test.ts`. */
function areNamedAlike(file: string, test: string): boolean {
  const stem = stemOf(file)
  const tested = stemOf(test)
  return stem === tested || tested.startsWith(`${stem}-`) || stem.startsWith(`${tested}-`)
}
const stemOf = (file: string): string =>
  (file.split('/').at(-1) ?? '').replace(/(\.(property|test|spec|module))*\.\w+$/, '')
