import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { Language } from '#shared/constants/game.ts'
import type { IsWord } from '../rules/judge/judge.ts'

const FOLDER = join(import.meta.dirname, 'lexicon')
const NEWLINE = 10

const loaded = new Map<Language, IsWord | undefined>()

/**
 * Tells of a folded word (as the judge folds: lower case, no accents) whether it is one of the language. Read once a
 * process; undefined where the language's file is not installed, for the Italian one need not be.
 */
export function loadLexicon(language: Language): IsWord | undefined {
  if (!loaded.has(language)) loaded.set(language, readLexicon(join(FOLDER, `${language}.txt.br`)))
  return loaded.get(language)
}

/** The words of one file of sorted lines, compressed; undefined when it is not there. */
export function readLexicon(file: string): IsWord | undefined {
  const packed = readIfThere(file)
  if (packed === undefined) return undefined
  const text = brotliDecompressSync(packed)
  return (word) => /^[a-z]+$/.test(word) && holdsLine(text, Buffer.from(word, 'latin1'))
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Finds a line in sorted lines by halves: the text itself is the index, so that it costs no more than its bytes. */
function holdsLine(text: Buffer, line: Buffer): boolean {
  let low = 0
  let high = text.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const start = middle === 0 ? 0 : text.lastIndexOf(NEWLINE, middle - 1) + 1
    const end = text.indexOf(NEWLINE, middle)
    const order = text.compare(line, 0, line.length, start, end)
    if (order === 0) return true
    if (order < 0) low = end + 1
    else high = start
  }
  return false
}
