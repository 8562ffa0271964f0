import { gzipSync } from 'node:zlib'

/** The fields of a bundler's output chunk that are used. */
export interface Chunk {
  readonly type: 'chunk'
  readonly fileName: string
  readonly code: string
  /** Files of the chunks that it cannot run without. */
  readonly imports: readonly string[]
  readonly modules: Readonly<Record<string, unknown>>
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}
export interface Asset {
  readonly type: 'asset'
  readonly fileName: string
  readonly source: string | Uint8Array
}
export type Output = readonly (Chunk | Asset)[]

export interface Weight {
  /** Bytes, gzipped file by file, as a browser fetches them. */
  readonly script: number
  readonly style: number
  readonly modules: ReadonlySet<string>
}

export const gzipped = (content: string | Uint8Array): number => gzipSync(content, { level: 9 }).length

/** The chunks that a browser fetches for the named modules, with all that they import; throws when a name fits no module. */
export function chunksFor(output: Output, names: readonly string[]): ReadonlySet<Chunk> {
  const chunks = new Map(
    output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  )
  const needed = new Set<Chunk>()
  const open = names.map((name) => chunkWith(name, [...chunks.values()]))
  for (let chunk = open.pop(); chunk; chunk = open.pop()) {
    if (needed.has(chunk)) continue
    needed.add(chunk)
    open.push(...chunk.imports.flatMap((file) => chunks.get(file) ?? []))
  }
  return needed
}

export const stylesOf = (chunks: Iterable<Chunk>): Set<string> =>
  new Set([...chunks].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))

/** What they weigh. */
export function weigh(output: Output, names: readonly string[]): Weight {
  const styles = new Map(
    output.filter((file) => file.type === 'asset').map((file) => [file.fileName, file.source]),
  )
  const needed = chunksFor(output, names)
  return {
    script: [...needed].reduce((sum, { code }) => sum + gzipped(code), 0),
    style: [...stylesOf(needed)].reduce((sum, file) => sum + gzipped(styles.get(file) ?? ''), 0),
    modules: new Set([...needed].flatMap(({ modules }) => Object.keys(modules))),
  }
}

function chunkWith(name: string, chunks: readonly Chunk[]): Chunk {
  const chunk = chunks.find(({ modules }) => Object.keys(modules).some((id) => id.endsWith(name)))
  if (!chunk) throw new Error(`No chunk of the client holds ${name}.`)
  return chunk
}
