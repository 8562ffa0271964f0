import type { Plugin } from 'vite'
import { FILE_LIST, type FileList } from '../shared/constants/file-list.ts'
import type { Chunk } from './client-weight.ts'

/** Modules from which the parts of a list are found. */
const ROOTS = {
  room: [
    'features/room/room-page.tsx',
    'features/game/game-page.tsx',
    'app/layouts/root-layout.tsx',
    'app/room-sounds.ts',
  ],
  stage: ['app/start-stage.tsx'],
} as const

interface ModuleLinks {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

const isOwn = (id: string): boolean => !id.includes('/node_modules/')

/**
 * Returns all of our modules that the roots import, now or later, nearest first. A library is followed no further: its index
 * names more than is used.
 */
export function modulesUnder(
  roots: readonly string[],
  linksOf: (id: string) => ModuleLinks | null,
): ReadonlySet<string> {
  const found = new Set(roots)
  for (const id of found) {
    const links = isOwn(id) ? linksOf(id) : null
    for (const one of links?.importedIds ?? []) if (isOwn(one)) found.add(one)
    for (const one of links?.dynamicallyImportedIds ?? []) found.add(one)
  }
  return found
}

/** Returns the scripts that hold these modules, and their styles, each after what it imports. */
export function filesWith(modules: ReadonlySet<string>, chunks: ReadonlyMap<string, Chunk>): string[] {
  const holders = new Map(
    [...chunks.values()].flatMap((one) => Object.keys(one.modules).map((id) => [id, one])),
  )
  const files = new Set<string>()
  const seen = new Set<Chunk>()
  const add = (chunk: Chunk | undefined): void => {
    if (!chunk || seen.has(chunk)) return
    seen.add(chunk)
    for (const name of chunk.imports) add(chunks.get(name))
    for (const name of [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]) files.add(name)
  }
  for (const id of modules) add(holders.get(id))
  return [...files]
}

/** Lists the scripts and styles of a build, for pages that fetch them ahead. */
export const fileList = (): Plugin => ({
  name: 'file-list',
  // After Vite has taken the chunks away that held nothing but styles.
  enforce: 'post',
  generateBundle(_, bundle) {
    const chunks = new Map(
      Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
    )
    const ids = [...this.getModuleIds()]
    const under = (ends: readonly string[]) =>
      filesWith(
        modulesUnder(
          ids.filter((id) => ends.some((end) => id.endsWith(end))),
          (id) => this.getModuleInfo(id),
        ),
        chunks,
      )
    const list: FileList = {
      all: Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name)),
      room: under(ROOTS.room),
      stage: under(ROOTS.stage),
    }
    this.emitFile({ type: 'asset', fileName: FILE_LIST, source: JSON.stringify(list) })
  },
})
