import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'

/** Files of the project, and their importers. */
export interface SourceGraph {
  readonly files: ReadonlySet<string>
  /** Files that import a file, name it by its path, or import what it exports through an index file. */
  readonly importersOf: (file: string) => readonly string[]
  /** Text of a file; empty for a file that is not TypeScript. */
  readonly textOf: (file: string) => string
}

export const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file)
export const isJourney = (file: string): boolean => file.endsWith('.spec.ts')

/** Folders behind the `imports` of package.json. */
const ALIASES = [
  ['#shared/', 'shared/'],
  ['#host-engine/', 'host-engine/'],
  ['#cloud/', 'cloud/'],
  ['#renderer/', 'renderer/src/'],
] as const

/** Imported name; null stands for all of them. */
type Name = string | null
interface Import {
  readonly target: string
  readonly names: readonly Name[]
}
interface Source {
  readonly imports: readonly Import[]
  /** Exported name → file and name that it is re-exported from. */
  readonly reexports: ReadonlyMap<string, { target: string; name: Name }>
}

/** Reads the imports of every TypeScript file. `read` returns the text of a file. */
export function readSourceGraph(paths: readonly string[], read: (file: string) => string): SourceGraph {
  const files = new Set(paths)
  const folders = new Set(paths.flatMap(foldersAbove))
  const exists = (path: string) => files.has(path) || folders.has(path)
  const texts = new Map(paths.filter((file) => /\.tsx?$/.test(file)).map((file) => [file, read(file)]))
  const sources = new Map([...texts].map(([file, text]) => [file, readSource(file, text, exists)]))
  const importers = new Map<string, Set<string>>()
  const add = (target: string, importer: string) => {
    const known = importers.get(target) ?? new Set()
    importers.set(target, known.add(importer))
  }
  for (const [file, { imports }] of sources)
    for (const { target, names } of imports) {
      add(target, file)
      for (const origin of originsOf(sources, target, names)) add(origin, file)
    }
  return {
    files,
    // A data file is read by those that name its folder.
    importersOf: (file) =>
      (texts.has(file) ? [file] : [file, ...foldersAbove(file)]).flatMap((path) => [
        ...(importers.get(path) ?? []),
      ]),
    textOf: (file) => texts.get(file) ?? '',
  }
}

const foldersAbove = (path: string): string[] => {
  const above = dirname(path)
  return above === '.' ? [] : [above, ...foldersAbove(above)]
}

function readSource(file: string, text: string, exists: (path: string) => boolean): Source {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const imports: Import[] = []
  const reexports = new Map<string, { target: string; name: Name }>()
  const addImport = (specifier: string, names: readonly Name[]) => {
    const target = resolve(file, specifier)
    if (target !== null && exists(target)) imports.push({ target, names })
  }
  for (const { moduleRequest, entries } of staticImports)
    addImport(
      moduleRequest.value,
      entries.map(({ importName }) => importName.name ?? null),
    )
  for (const { moduleRequest } of dynamicImports)
    addImport(text.slice(moduleRequest.start + 1, moduleRequest.end - 1), [null])
  for (const entry of staticExports.flatMap(({ entries }) => entries)) {
    const target = entry.moduleRequest && resolve(file, entry.moduleRequest.value)
    if (target && exists(target))
      reexports.set(entry.exportName.name ?? `* ${target}`, { target, name: entry.importName.name ?? null })
  }
  for (const [, path = ''] of text.matchAll(NAMED_PATH)) {
    const target = normalize(join(dirname(file), path))
    if (exists(target) && !file.startsWith(target)) imports.push({ target, names: [null] })
  }
  return { imports, reexports }
}

/** Path that a file reads or starts: `join(import.meta.dirname, 'bank')`, `new URL('./worker.ts', import.meta.url)`. */
const NAMED_PATH = /(?:import\.meta\.dirname,|new URL\()\s*'([^']+)'/g

function resolve(file: string, specifier: string): string | null {
  const path = specifier.replace(/\?.*$/, '')
  if (path.startsWith('.')) return normalize(join(dirname(file), path))
  const alias = ALIASES.find(([prefix]) => path.startsWith(prefix))
  return alias ? alias[1] + path.slice(alias[0].length) : null
}

/** Files that declare what is imported from an index file. */
function originsOf(
  sources: ReadonlyMap<string, Source>,
  target: string,
  names: readonly Name[],
): readonly string[] {
  const reexports = sources.get(target)?.reexports
  if (!reexports || reexports.size === 0) return []
  const wanted = names.includes(null) ? [...reexports.keys()] : names
  return wanted.flatMap((name) => {
    const origin = name === null ? undefined : reexports.get(name)
    return origin ? [origin.target, ...originsOf(sources, origin.target, [origin.name])] : []
  })
}
