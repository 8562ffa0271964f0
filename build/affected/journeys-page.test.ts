import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COMPOSITION_ROOTS, PROCESS_TESTS } from './boundaries.ts'
import { BY_AREA, CORE } from './choose-journeys.ts'
import { clientPages, pagePatternFinder } from './client-pages.ts'
import { journeysIn } from './journey-records.ts'
import { EVERY_PAGE, JOURNEYS_PAGE, readJourneys, writeJourneys } from './journeys-page.ts'
import { projectFiles, readProjectFile } from './project-files.ts'

const page = readProjectFile(JOURNEYS_PAGE)
const journeys = readJourneys(page)
const pages = clientPages(readProjectFile)
const patterns = [...pages.values()].flat()
const files = new Set(projectFiles())

describe('docs/journeys.md', () => {
  it('has a row for every journey file, in the form in which it is written', () => {
    const specs = globSync('tests/browser/*.spec.ts', { cwd: `${import.meta.dirname}/../..` })
    expect([...journeys.keys()]).toEqual(specs.toSorted((one, other) => one.localeCompare(other)))
    expect(writeJourneys(journeys)).toBe(page)
  })

  it('names pages that the client has', () => {
    const named = new Set([...journeys.values()].flatMap((journey) => journey.pages))
    expect([...named].filter((name) => name !== EVERY_PAGE && !patterns.includes(name))).toEqual([])
    for (const { pages: visited, seconds } of journeys.values())
      expect([visited.length, seconds]).not.toContain(0)
  })

  it('shows most pages of the client to some journey', () => {
    const named = new Set([...journeys.values()].flatMap((journey) => journey.pages))
    expect(patterns.filter((pattern) => !named.has(pattern))).toEqual(UNVISITED)
  })
})
/** Pages that only journeys with every page visit. */
const UNVISITED = ['/terms-of-service', '/privacy-policy', '/cookie-policy', '*']

describe('the pages of the client', () => {
  it('are all those of the route tables', () => {
    expect([...pages.keys()].filter((file) => !files.has(file))).toEqual([])
    const written = ['routes.tsx', 'play-routes.tsx', 'party/party-routes.tsx'].flatMap((name) => [
      ...readProjectFile(`renderer/src/app/${name}`).matchAll(/\bpath: '(\w[^']*|\*)'/g),
    ])
    for (const [, path = ''] of written) expect(patterns).toContain(path === '*' ? path : `/${path}`)
    expect(patterns).toEqual(expect.arrayContaining(['/', '/stage/:code', '/privacy-policy']))
  })

  it('are found by a visited path', () => {
    const patternOf = pagePatternFinder(patterns)
    expect(['/', '/lobby', '/room/01H', '/quizzes', '/admin/users/7', '/nowhere'].map(patternOf)).toEqual([
      '/',
      '/lobby',
      '/room/:roomId',
      '/quizzes/:setId?',
      '/admin/:part?/:id?',
      '*',
    ])
  })
})

describe('records of journeys', () => {
  it('are merged file by file, with the routes of the calls', () => {
    const record = { file: 'tests/browser/a.spec.ts', milliseconds: 1400 }
    const merged = journeysIn(
      [
        { ...record, pages: ['/room/1', '/lobby'], calls: ['GET /api/rooms/mine', 'GET /api/gone'] },
        { ...record, pages: ['/room/2'], calls: ['GET /api/rooms/2'] },
      ],
      { patternOf: pagePatternFinder(patterns), calls: ['GET /rooms/{id}', 'GET /rooms/mine'] },
    )
    expect(Object.fromEntries(merged)).toEqual({
      'tests/browser/a.spec.ts': {
        pages: ['/lobby', '/room/:roomId'],
        calls: ['GET /rooms/mine', 'GET /rooms/{id}'],
        seconds: 3,
      },
    })
  })
})

describe('lists by hand', () => {
  it('name files that exist', () => {
    const named = [
      ...COMPOSITION_ROOTS,
      ...PROCESS_TESTS.flatMap(({ tests }) => tests),
      ...CORE,
      ...BY_AREA.flatMap((area) => area.journeys.map((name) => `tests/browser/${name}.spec.ts`)),
    ]
    expect(named.filter((file) => !files.has(file))).toEqual([])
  })

  it('have a pattern for files that exist', () => {
    const all = [...files]
    const stale = [...PROCESS_TESTS, ...BY_AREA].filter(
      ({ changed }) => !all.some((file) => changed.test(file)),
    )
    expect(stale).toEqual([])
  })
})
