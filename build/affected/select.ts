import { readPage } from '../doors/doors-page.ts'
import { PAGE } from '../doors/files.ts'
import { affectedBy } from './affected-by.ts'
import { fitTime, type Selection } from './fit-time.ts'
import { JOURNEYS_PAGE, readJourneys } from './journeys-page.ts'
import { changedSince, projectFiles, readProjectFile } from './project-files.ts'
import { readSourceGraph } from './source-graph.ts'

/** Selects the tests that a change since this commit can affect, in some five minutes. */
export function selectChanged(ref = 'HEAD'): Selection & { readonly changed: readonly string[] } {
  const changed = changedSince(ref)
  return { ...select(changed), changed }
}

/** Selects the tests that a change of these files can affect. */
export function select(changed: readonly string[]): Selection {
  const graph = readSourceGraph(projectFiles(), readProjectFile)
  const doors = new Map(
    [...readPage(readProjectFile(PAGE))]
      .filter(([key]) => key.startsWith('http '))
      .map(([key, tests]) => [key.slice('http '.length), tests]),
  )
  const journeys = readJourneys(readProjectFile(JOURNEYS_PAGE))
  return fitTime(affectedBy(changed, { graph, doors, journeys }))
}
