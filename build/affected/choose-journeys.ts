import { EVERY_PAGE, type Journey } from './journeys-page.ts'
import type { Reached } from './nearest.ts'

/** Journeys for a change of code that every page uses. */
export const CORE = ['whole-game', 'party', 'guests'].map((name) => `tests/browser/${name}.spec.ts`)

/** Journeys for parts without a page or call. */
export const BY_AREA: readonly { readonly changed: RegExp; readonly journeys: readonly string[] }[] = [
  { changed: /^host-engine\/(rules|rooms|server)\//, journeys: ['whole-game', 'party'] },
  { changed: /^electron\/host-process\/handover\//, journeys: ['party-handover'] },
  { changed: /^electron\/host-process\//, journeys: ['party', 'stage'] },
  { changed: /^renderer\/src\/realtime\/(party|stage)\//, journeys: ['party', 'party-handover', 'stage'] },
  {
    changed: /^renderer\/src\/(realtime|session|app\/layouts|app\/[^/]+$)/,
    journeys: ['whole-game', 'guests'],
  },
  { changed: /^renderer\/src\/theme\//, journeys: ['forced-colors', 'motion'] },
  { changed: /^cloud\/([^/]+|(db|http|realtime)\/.*)$/, journeys: ['whole-game', 'guests'] },
  { changed: /^renderer\/(offline|service-worker)\//, journeys: ['web-platform'] },
]

/** Score of a core journey: below that of a journey that fits the change well, above a faint match. */
const CORE_SCORE = 0.3
const REASONS = 3
/** Share of the best journey's score that another must have. */
const FAINTEST = 0.25

/** A client page or a server route that the change reaches. */
export interface Hit {
  readonly name: string
  readonly distance: number
}
export interface ChosenJourney {
  readonly file: string
  readonly why: string
  readonly seconds: number
}

interface Input {
  readonly changed: readonly string[]
  readonly reached: ReadonlyMap<string, Reached>
  readonly journeys: ReadonlyMap<string, Journey>
  readonly pages: readonly Hit[]
  readonly calls: readonly Hit[]
}

/**
 * Chooses the journeys that visit what the change reaches, best match first. A page or call weighs more the fewer journeys have
 * it. For one that more than a third of them have, the core journeys run.
 */
export function chooseJourneys(input: Input): ChosenJourney[] {
  const { reached, journeys } = input
  const matches = [...Map.groupBy(matchesOf(input), ({ file }) => file)]
    .filter(([file]) => journeys.has(file))
    .map(([file, own]) => ({ file, own, score: own.reduce((sum, { score }) => sum + score, 0) }))
    .toSorted((one, other) => other.score - one.score)
  const faintest = (matches[0]?.score ?? 0) * FAINTEST
  const visitsEveryPage = (file: string) => journeys.get(file)?.pages.includes(EVERY_PAGE) === true
  return matches
    .filter(({ file, score }) => score >= faintest && (!visitsEveryPage(file) || reached.has(file)))
    .map(({ file, own }) => ({
      file,
      why: own
        .slice(0, REASONS)
        .map(({ why }) => why)
        .join(', '),
      seconds: journeys.get(file)?.seconds ?? 0,
    }))
}

/** Something that a journey has in common with the change. */
interface Match {
  readonly file: string
  readonly score: number
  readonly why: string
}

function matchesOf({ changed, reached, journeys, pages, calls }: Input): Match[] {
  const visits = matchHits(journeys, 'pages', pages)
  const requests = matchHits(journeys, 'calls', calls)
  const byHits = [
    ...visits.hits.map(({ name, ...hit }) => ({ ...hit, why: `visits ${name}` })),
    ...requests.hits.map(({ name, ...hit }) => ({ ...hit, why: `calls ${name}` })),
  ]
  const byArea = BY_AREA.filter((area) => changed.some((file) => area.changed.test(file))).flatMap((area) =>
    area.journeys.map((name, at) => ({
      file: `tests/browser/${name}.spec.ts`,
      score: 1 / (1 + at),
      why: 'covers this part',
    })),
  )
  const core = visits.isEverywhere || requests.isEverywhere ? CORE : []
  const byCore = core.map((file, at) => ({
    file,
    score: CORE_SCORE / (1 + at),
    why: 'covers what every page uses',
  }))
  const found = new Set([...byHits, ...byArea].map(({ file }) => file))
  const byName = namedLike(changed, journeys)
    .filter((file) => found.has(file))
    .map((file) => ({ file, score: 1, why: 'is named after the part' }))
  const byImport = (changed.some((file) => file.startsWith('tests/')) ? [...reached] : []).map(
    ([file, { distance }]) => ({
      file,
      score: 2 / (1 + distance),
      why: distance === 0 ? 'changed' : 'imports a changed file',
    }),
  )
  return [...byHits, ...byArea, ...byCore, ...byName, ...byImport]
}

/** Number of hits that count for a journey. Without a limit, a journey with many pages would match every wide change. */
const HITS = 4

/** Finds the best hits of each journey, and whether a hit is so common that no journey stands out. */
function matchHits(journeys: Input['journeys'], part: 'pages' | 'calls', hits: readonly Hit[]) {
  const scored = hits.map(({ name, distance }) => {
    const files = [...journeys].filter(([, journey]) => journey[part].includes(name)).map(([file]) => file)
    return { name, files, score: 1 / files.length / (1 + distance) }
  })
  const isCommon = ({ files }: { files: readonly string[] }) => files.length > journeys.size / 3
  const best = [...journeys.keys()].flatMap((file) =>
    scored
      .filter((hit) => hit.files.includes(file) && !isCommon(hit))
      .toSorted((one, other) => other.score - one.score)
      .slice(0, HITS)
      .map(({ name, score }) => ({ file, name, score })),
  )
  return { hits: best, isEverywhere: scored.some(isCommon) }
}

/** Journeys whose name is made of words in the paths of the changed files. */
function namedLike(changed: readonly string[], journeys: Input['journeys']): string[] {
  const words = new Set(changed.flatMap((file) => file.toLowerCase().split(/[^a-z]+/)))
  return [...journeys.keys()].filter((file) =>
    /([^/]+)\.spec\.ts$/
      .exec(file)?.[1]
      ?.split('-')
      .every((word) => words.has(word) || words.has(`${word}s`)),
  )
}
