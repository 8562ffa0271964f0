import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\0')
    .filter((path) => path !== '')

const untracked = (): string[] => git('ls-files', '-z', '--others', '--exclude-standard')

/** Files of the working tree that differ from a commit or are not in git yet; deleted ones, too. */
export const changedSince = (ref: string): string[] =>
  [...new Set([...git('diff', '--name-only', '-z', '--no-renames', ref, '--'), ...untracked()])].toSorted()

/** Every file of the working tree that git does not ignore. */
export const projectFiles = (): string[] =>
  [...git('ls-files', '-z'), ...untracked()].filter((file) => existsSync(join(ROOT, file)))

export const readProjectFile = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
