import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Tag of the cloud's test files that also run on Postgres. All of them run on SQLite. */
export const POSTGRES_TAG = 'postgres'

export interface SourceFile {
  readonly file: string
  readonly text: string
}

const TAG = `@module-tag ${POSTGRES_TAG}`
const FIRST_COMMENT = /^\/\*\*.*?\*\//s

/** Returns the first comment of a test file with the tag, and null for every other file. */
export function postgresComment(text: string): string | null {
  const [comment] = FIRST_COMMENT.exec(text) ?? []
  return comment?.includes(`* ${TAG}\n`) ? comment : null
}

const readAll = (root: string, pattern: string): SourceFile[] =>
  globSync(pattern, { cwd: root }).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

export const cloudTests = (root: string): SourceFile[] => readAll(root, 'cloud/**/*.test.ts')

export const cloudSources = (root: string): SourceFile[] => readAll(root, 'cloud/**/*.ts')

/** Lists the test files for Postgres, so that no worker there loads another one. */
export const postgresTests = (root: string): string[] =>
  cloudTests(root).flatMap(({ file, text }) => (postgresComment(text) === null ? [] : file))

const NO_SQL = /\.test\.ts$|\/testing\/|^cloud\/db\//
const COMMENTS = /\/\*.*?\*\//gs
const QUERY = /\b(?:db|tx|trx)(?:\(['"`]|\.raw\()/

const buildsSql = ({ file, text }: SourceFile): boolean =>
  !NO_SQL.test(file) && (file.endsWith('-repository.ts') || QUERY.test(text.replace(COMMENTS, '')))

const namesIn = (comment: string): string[] => comment.match(/[\w-]+\.ts\b/g) ?? []

/**
 * Finds files with queries that no test on Postgres names, and names of no such file. The import graph does not
 * show what a test covers, because nearly every test starts the whole cloud. Nor does a folder: one tagged test would cover all
 * repositories of its module. So each tagged test names the files for which measured coverage chose it. The check does not prove
 * that the test still runs their queries.
 */
export function findPostgresFaults(sources: readonly SourceFile[], tests: readonly SourceFile[]): string[] {
  const withSql = new Map(sources.filter(buildsSql).map(({ file }) => [basename(file), file]))
  const faults: string[] = []
  const named = new Set<string>()
  for (const { file, text } of tests) {
    const comment = postgresComment(text)
    if (comment === null && text.includes(TAG))
      faults.push(`${file}: "${TAG}" must be a line of its own in a comment at the very beginning`)
    for (const name of namesIn(comment ?? '')) {
      named.add(name)
      if (!withSql.has(name)) faults.push(`${file}: its first comment names ${name}, which has no queries`)
    }
  }
  for (const [name, file] of withSql)
    if (!named.has(name))
      faults.push(
        `${file}: no test on Postgres names it. Begin a test that runs its queries with a comment that holds "${TAG}" on a line and ${name} on the next.`,
      )
  return faults
}
