import { EVERY_PAGE, type Journey } from './journeys-page.ts'
import type { Reached } from './nearest.ts'

/** Journeys for a change of code that every page uses. */
export const CORE = ['whole-game', 'party', 'guests'].map((name) => `tests/browser/${name}.spec.ts`)

/** Journeys for parts that have no page or call of their own. */
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
 * it; one that more than a third of them have is ignored.
 */
export function chooseJourneys({ changed, reached, journeys, pages, calls }: Input): ChosenJourney[] {
  const scores = new Map<string, { score: number; reasons: string[] }>()
  const add = (file: string, score: number, reason: string) => {
    if (!journeys.has(file)) return
    const known = scores.get(file) ?? { score: 0, reasons: [] }
    scores.set(file, { score: known.score + score, reasons: [...known.reasons, reason] })
  }
  let isEverywhere = false
  const count = (hits: readonly Hit[], part: 'pages' | 'calls', reason: string) => {
    for (const { name, distance } of hits) {
      const files = [...journeys].filter(([, journey]) => journey[part].includes(name)).map(([file]) => file)
      if (files.length > journeys.size / 3) {
        isEverywhere = true
        continue
      }
      for (const file of files) add(file, 1 / files.length / (1 + distance), `${reason} ${name}`)
    }
  }
  count(pages, 'pages', 'visits')
  count(calls, 'calls', 'calls')
  for (const { changed: pattern, journeys: names } of BY_AREA)
    if (changed.some((file) => pattern.test(file)))
      for (const [at, name] of names.entries())
        add(`tests/browser/${name}.spec.ts`, 1 / (1 + at), 'covers this part')
  if (scores.size === 0 && isEverywhere)
    for (const [at, file] of CORE.entries()) add(file, 0.1 / (1 + at), 'covers what every page uses')
  const isAlbum = (file: string) => journeys.get(file)?.pages.includes(EVERY_PAGE) === true
  const words = new Set(changed.flatMap((file) => file.toLowerCase().split(/[^a-z]+/)))
  for (const [file, known] of scores) {
    const named = file.match(/([^/]+)\.spec\.ts$/)?.[1]?.split('-') ?? []
    if (named.every((word) => words.has(word) || words.has(`${word}s`))) known.score += 1
  }
  if (changed.some((file) => file.startsWith('tests/')))
    for (const [file, { distance }] of reached)
      add(file, 2 / (1 + distance), distance === 0 ? 'changed' : 'imports a changed file')
  const best = Math.max(...[...scores.values()].map(({ score }) => score))
  return [...scores]
    .filter(([file, { score }]) => score >= best * FAINTEST && (!isAlbum(file) || reached.has(file)))
    .toSorted(([, one], [, other]) => other.score - one.score)
    .map(([file, { reasons }]) => ({
      file,
      why: reasons.slice(0, 3).join(', '),
      seconds: journeys.get(file)?.seconds ?? 0,
    }))
}
